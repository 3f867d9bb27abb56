import { useState } from 'react'
import { Link } from 'react-router'
import type { Group, GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { choosePayable } from '#web/account/group-payment/rules.ts'
import { fullMemberName } from '#web/account/member/words.ts'
import { useEntries } from '#web/account/participant/queries.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { BulkAct } from './bulk-outcome.ts'
import { EditMember } from './edit-member.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberFormPart } from './member-form-part.tsx'
import { MemberGatesList } from './member-gates-list.tsx'
import { MemberLink } from './member-link.tsx'
import { isChangeable, isRemindable, isWithdrawable } from './member-next.ts'
import { NextLine } from './next-line.tsx'
import { RefundRequest } from './refund-request.tsx'
import { useLineWords } from './use-line-words.ts'

type MemberSheetProps = {
  group: Group
  member: GroupMember
  onAct: (act: BulkAct) => void
  onPay: () => void
  onReplace: () => void
  onClose: () => void
}

/** One member beside the board: open reasons, the form and link while the coordinator can edit them, and the actions. */
export function MemberSheet({ group, member, onClose, ...deeds }: MemberSheetProps) {
  const locale = useLocale()
  const words = useLineWords()
  const [editing, setEditing] = useState(false)
  const formOpen = editing && member.editable
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={fullMemberName(member, locale)}
      description={formOpen ? m.group_form_title() : <NextLine member={member} words={words} />}
      closeLabel={m.close()}
      actions={!formOpen && mainDeedsOf(member) && <MainDeeds member={member} {...deeds} />}
    >
      {formOpen ? (
        <EditMember groupGuid={group.guid} member={member} onDone={() => setEditing(false)} />
      ) : (
        <div className="space-y-8">
          {member.editable && <MemberFormPart member={member} onEdit={() => setEditing(true)} />}
          {member.editable && member.missing.length === 0 && (
            <MemberLink key={member.phone} groupGuid={group.guid} member={member} />
          )}
          {member.self && <OwnNotice participantGuid={member.participantGuid} />}
          <Section title={m.group_member_gates()} level={3} space="none">
            <MemberGatesList member={member} />
          </Section>
          <Section title={m.group_member_contacts()} level={3} space="none">
            <MemberFacts member={member} />
            {isChangeable(member) && (
              <p className="mt-3 text-sm text-text-quiet">{m.group_member_own_hands()}</p>
            )}
          </Section>
          <LeavingDeeds group={group} member={member} onAct={deeds.onAct} />
        </div>
      )}
    </Sheet>
  )
}

type Deeds = Pick<MemberSheetProps, 'onAct' | 'onPay' | 'onReplace'> & { member: GroupMember }

const isPayable = (member: GroupMember) => choosePayable([member]).payable.length > 0
const isReminded = (member: GroupMember) => isRemindable(member) && !member.self

/** What is done most, in reach wherever the sheet is scrolled; absent while the form and the link above are what is next. */
function mainDeedsOf(member: GroupMember): boolean {
  return member.replaceable || isPayable(member) || isReminded(member) || isChangeable(member)
}

function MainDeeds({ member, onAct, onPay, onReplace }: Deeds) {
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:[&>*]:flex-1">
      {isPayable(member) && <Button onClick={onPay}>{m.group_act_pay()}</Button>}
      {isReminded(member) && (
        <Button variant="secondary" onClick={() => onAct('remind')}>
          {m.group_member_remind()}
        </Button>
      )}
      {isChangeable(member) && (
        <Button variant="secondary" onClick={() => onAct('edit')}>
          {m.group_act_edit()}
        </Button>
      )}
      {member.replaceable && (
        // The main deed only where the person cannot come any more.
        <Button
          variant={isChangeable(member) ? 'secondary' : 'primary'}
          className="max-sm:basis-full"
          onClick={onReplace}
        >
          {m.group_member_replace()}
        </Button>
      )}
    </div>
  )
}

type LeavingDeedsProps = Pick<MemberSheetProps, 'group' | 'member' | 'onAct'>

/** For whoever will not come: the money back, the application withdrawn, or out of the group. */
function LeavingDeeds({ group, member, onAct }: LeavingDeedsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t pt-5">
      {member.replaceable && (
        <div className="w-full space-y-3">
          <p className="text-sm text-text-quiet">{m.group_member_replace_text()}</p>
          <RefundRequest groupGuid={group.guid} member={member} />
        </div>
      )}
      {isWithdrawable(member) && !member.self && (
        <Button variant="secondary" onClick={() => onAct('withdraw')}>
          {m.group_member_withdraw()}
        </Button>
      )}
      <Button variant="quiet" className="-ml-3 text-negative" onClick={() => onAct('remove')}>
        {m.group_member_remove()}
      </Button>
    </div>
  )
}

/** The coordinator's own participant is handled outside the group: in the form until it is finished, then in the cabinet. */
function OwnNotice({ participantGuid }: { participantGuid: string }) {
  const to = usePaths()
  const { users } = useSession()
  const { openUser } = useEntries()
  const own = users.find(({ guid }) => guid === participantGuid)
  return (
    <Banner
      tone="info"
      action={
        own?.status === 'draft' ? (
          <Button asChild size="sm" variant="secondary">
            <Link to={`${to('signup-personal')}?participant=${participantGuid}`}>
              {m.group_member_to_form()}
            </Link>
          </Button>
        ) : (
          own && (
            <Button size="sm" variant="secondary" onClick={() => openUser(own)}>
              {m.group_member_to_cabinet()}
            </Button>
          )
        )
      }
    >
      {m.group_member_self_text()}
    </Banner>
  )
}

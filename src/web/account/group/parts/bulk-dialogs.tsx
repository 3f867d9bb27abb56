import { type ReactNode, useState } from 'react'
import {
  type GroupMember,
  remindMembers,
  removeMembers,
  sendMemberLinks,
  withdrawMembers,
} from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { BulkActProps } from './bulk-act.ts'
import { type BulkAct, type BulkOutcome, isWhole } from './bulk-outcome.ts'
import { EditMembers } from './edit-members.tsx'
import { isRemindable, isSendable, isWithdrawable } from './member-next.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { PortionDialog } from './portion-dialog.tsx'
import { removeText, removeTitle, withdrawText, withdrawTitle } from './remove-words.ts'
import { usePortions } from './use-portions.ts'
import { useTellOutcome } from './use-tell-outcome.ts'

/** Length of the reason for a removal, from the contract. */
const reasonLimit = 500

type BulkDialogsProps = Omit<BulkActProps, 'onDone'> & {
  act: BulkAct
  /** Leaves these people ticked; nobody when all is done. */
  onSelect: (guids: readonly string[]) => void
}

const dialogs: Record<BulkAct, (props: BulkActProps) => ReactNode> = {
  send: SendLinks,
  remind: Remind,
  edit: EditMembers,
  withdraw: WithdrawMembers,
  remove: RemoveMembers,
}

/** One bulk action: its question and its results. Mounted anew for each. */
export function BulkDialogs({ act, onSelect, ...props }: BulkDialogsProps) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const Act = dialogs[act]
  const leaveWith = (guids: readonly string[]) => {
    onSelect(guids)
    props.onClose()
  }
  if (outcome)
    return <OutcomeDialog act={act} outcome={outcome} onSelect={leaveWith} onClose={() => leaveWith([])} />
  return <Act {...props} onDone={result => (isWhole(result) ? leaveWith([]) : setOutcome(result))} />
}

const guidsOf = (members: readonly GroupMember[]) => members.map(({ participantGuid }) => participantGuid)

function SendLinks({ groupGuid, members, atOnce = false, onDone, onClose }: BulkActProps) {
  // People who have confirmed need no link, and incomplete forms are listed beforehand, so neither counts as a failure.
  const asked = members.filter(isSendable)
  const incomplete = members.filter(member => member.editable).length - asked.length
  const link = useSend(sendMemberLinks, (participantGuids: string[]) => ({
    params: { guid: groupGuid },
    body: { participantGuids },
  }))
  const portions = usePortions({
    groupGuid,
    act: 'send',
    members,
    asked: guidsOf(asked),
    onDone,
    call: link.mutateAsync,
  })
  return (
    <PortionDialog
      title={m.group_send_title({ count: asked.length })}
      description={m.group_send_text()}
      submitText={m.group_act_send()}
      runningTitle={m.group_sending_title()}
      portions={portions}
      atOnce={atOnce}
      onClose={onClose}
    >
      {incomplete > 0 && <Banner tone="attention">{m.group_send_incomplete({ count: incomplete })}</Banner>}
    </PortionDialog>
  )
}

function Remind({ groupGuid, members, onDone, onClose }: BulkActProps) {
  const asked = members.filter(isRemindable)
  const remind = useSend(remindMembers, (participantGuids: string[]) => ({
    params: { guid: groupGuid },
    body: { participantGuids },
  }))
  const portions = usePortions({
    groupGuid,
    act: 'remind',
    members,
    asked: guidsOf(asked),
    onDone,
    call: remind.mutateAsync,
  })
  return (
    <PortionDialog
      title={m.group_remind_title({ count: asked.length })}
      description={m.group_remind_text()}
      submitText={m.group_act_remind()}
      runningTitle={m.group_reminding_title()}
      portions={portions}
      atOnce={false}
      onClose={onClose}
    />
  )
}

function RemoveMembers({ groupGuid, members, onDone, onClose }: BulkActProps) {
  const locale = useLocale()
  const tell = useTellOutcome({ groupGuid, act: 'remove', members, onDone })
  const remove = useSend(
    removeMembers,
    (reason: string) => ({
      params: { guid: groupGuid },
      body: { participantGuids: guidsOf(members), ...(reason && { reason }) },
    }),
    { onSuccess: ({ results }) => tell(results) },
  )
  return (
    <ReasonDialog
      title={removeTitle(members, locale)}
      description={removeText(members)}
      label={m.group_remove_reason()}
      hint={m.group_remove_reason_hint()}
      limit={reasonLimit}
      optional
      danger
      submitText={m.group_act_remove()}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={reason => remove.mutate(reason)}
      onClose={onClose}
    />
  )
}

function WithdrawMembers({ groupGuid, members: chosen, onDone, onClose }: BulkActProps) {
  const locale = useLocale()
  const members = chosen.filter(isWithdrawable)
  const tell = useTellOutcome({ groupGuid, act: 'withdraw', members, onDone })
  const withdraw = useSend(
    withdrawMembers,
    (reason: string) => ({
      params: { guid: groupGuid },
      body: { participantGuids: guidsOf(members), ...(reason && { reason }) },
    }),
    { onSuccess: ({ results }) => tell(results) },
  )
  return (
    <ReasonDialog
      title={withdrawTitle(members, locale)}
      description={withdrawText(members)}
      label={m.group_remove_reason()}
      hint={m.group_withdraw_reason_hint()}
      limit={reasonLimit}
      optional
      danger
      submitText={m.group_act_withdraw()}
      pending={withdraw.isPending}
      error={withdraw.error}
      onSubmit={reason => withdraw.mutate(reason)}
      onClose={onClose}
    />
  )
}

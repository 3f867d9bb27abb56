import { Ban, IdCard } from 'lucide-react'
import { useState } from 'react'
import type { PassRow } from '#contract/organiser-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { passHolderWords, passStateWords } from '#messages/pass-word.ts'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useGivePassAgain, useWithholdPass } from '../queries.ts'
import { badgeWords, passTones, whyWords } from '../words.ts'
import { LastScan } from './last-scan.tsx'

type PassSheetProps = { pass: PassRow; onClose: () => void }

/** One pass beside the list; security and admins void it by hand here, and give it again. */
export function PassSheet({ pass, onClose }: PassSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const [asking, setAsking] = useState(false)
  const organiser = useOrganiser()
  const may = organiser.may('withhold-passes')
  const closeBoth = () => {
    setAsking(false)
    onClose()
  }
  const withholding = useWithholdPass(closeBoth)
  const giving = useGivePassAgain(closeBoth)
  const { state, role, onSiteRole } = pass
  return (
    <>
      <Sheet
        open
        onOpenChange={open => !open && onClose()}
        title={nameIn(locale, pass)}
        description={<StatusWord tone={passTones[state]}>{passStateWords[state]()}</StatusWord>}
        closeLabel={m.close()}
        actions={
          may &&
          (state === 'valid' ? (
            <PageButton icon={Ban} plain size="sm" variant="secondary" onClick={() => setAsking(true)}>
              {m.pass_desk_withhold()}
            </PageButton>
          ) : (
            state === 'withheld' && (
              <PageButton icon={IdCard} plain size="sm" onClick={() => setAsking(true)}>
                {m.pass_desk_give()}
              </PageButton>
            )
          ))
        }
      >
        <div className="space-y-6">
          {may && state !== 'void' && <OpenByOthers kind="pass" guid={pass.guid} />}
          <DefinitionList
            items={[
              { term: m.pass_desk_column_kind(), value: passHolderWords[pass.kind]() },
              { term: m.organiser_column_company(), value: pass.company || '—' },
              ...(role ? [{ term: m.check_head_role(), value: participantRoleWords[role]() }] : []),
              ...(onSiteRole ? [{ term: m.check_head_role(), value: onSiteRoleWords[onSiteRole]() }] : []),
              { term: m.pass_desk_column_counter(), value: String(pass.counter) },
              { term: m.pass_desk_column_since(), value: moments.moment(pass.since) },
              { term: m.pass_desk_why(), value: whyWords(pass) },
              { term: m.pass_desk_column_badge(), value: badgeWords(pass, moments) },
              ...(organiser.may('manage-gates')
                ? [{ term: m.pass_desk_column_scan(), value: <LastScan pass={pass} /> }]
                : []),
            ]}
          />
        </div>
      </Sheet>
      {asking && state === 'valid' && (
        <ReasonDialog
          title={m.pass_desk_withhold_title()}
          description={m.pass_desk_withhold_text()}
          label={m.pass_desk_withhold_reason()}
          hint={m.pass_desk_withhold_hint()}
          limit={500}
          submitText={m.pass_desk_withhold()}
          danger
          pending={withholding.isPending}
          error={withholding.error}
          onSubmit={reason => withholding.mutate({ pass, reason })}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && state === 'withheld' && (
        <Dialog
          open
          onOpenChange={open => !open && setAsking(false)}
          title={m.pass_desk_give_title()}
          description={m.pass_desk_give_text()}
          closeLabel={m.close()}
          actions={
            <>
              <Button loading={giving.isPending} onClick={() => giving.mutate(pass)}>
                {m.pass_desk_give()}
              </Button>
              <DialogClose>
                <Button variant="secondary">{m.cancel()}</Button>
              </DialogClose>
            </>
          }
        >
          {giving.error && (
            <Banner tone="negative" announce="alert">
              {giving.error.message}
            </Banner>
          )}
        </Dialog>
      )}
    </>
  )
}

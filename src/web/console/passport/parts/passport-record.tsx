import { useMemo, useState } from 'react'
import {
  type PassportDetail,
  type SecurityDecision,
  securityDecisions,
} from '#contract/organiser-passport.ts'
import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordWalk } from '#web/console/record/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useListParameters } from '#web/kit/list/list-address.ts'
import { rowAfter } from '#web/kit/list/row-cursor.ts'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { usePassportQueue } from '../queries.ts'
import { openPassportDecisions, passportDecisionLetters, readPassportFilters } from '../rules.ts'
import { passportDecisionWords } from '../words.ts'
import { MismatchDialog } from './mismatch-dialog.tsx'
import { PassportActions } from './passport-actions.tsx'
import { PassportView } from './passport-view.tsx'
import { useDecidePassport, useOpenPassport } from './use-open-passport.ts'

/** One opened passport; after a decision it leads from the queue on to the next one. */
export function PassportRecord({ guid, purpose }: { guid: string; purpose: ViewingPurpose }) {
  const parameters = useListParameters()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const walk = useRecordWalk('organiser-passport')
  const query = useOpenPassport(guid, purpose)
  const { data } = query
  const queue = usePassportQueue(filters, { enabled: walk.fromQueue })
  const [decision, setDecision] = useState<SecurityDecision | null>(null)
  const mayDecide = useOrganiser().may('decide-passports')
  // Passports that were not given cannot be checked, so they are skipped.
  const rows =
    queue.items
      ?.filter(item => item.given || item.applicationGuid === guid)
      .map(item => item.applicationGuid) ?? []
  const next = walk.fromQueue ? rowAfter(rows, guid, new Set()) : null
  const at = walk.fromQueue ? rows.indexOf(guid) + 1 : 0
  const place = at > 0 ? { at, of: rows.length, more: queue.hasNextPage } : null
  const open = data && mayDecide ? openPassportDecisions(data, purpose) : []

  useRowKeyboard(intent => {
    if (intent.kind === 'leave') walk.backToList()
    // Arrow keys do not open passports, because each opening is recorded; that takes a key of its own.
    if (intent.kind === 'letter' && intent.letter === 'n' && next) walk.goTo(next)
    const wanted = securityDecisions.find(
      known => intent.kind === 'letter' && passportDecisionLetters[known] === intent.letter,
    )
    if (wanted && open.includes(wanted)) setDecision(wanted)
  })

  const decided = (taken: SecurityDecision) => {
    setDecision(null)
    toasts.show({ title: passportDecisionWords[taken].done({ name: data?.name ?? '' }) })
    if (next) walk.goTo(next)
    else if (walk.fromQueue) walk.backToList()
  }

  return (
    <>
      <RecordPage
        presence={{ kind: 'passport', guid }}
        wide
        list={walk.listTarget}
        listText={walk.listText}
        query={query}
        titleOf={passport => passport.name}
        failedTitle={m.organiser_passport()}
        skeleton={<SkeletonText lines={10} />}
        foot={
          (open.length > 0 || next) && (
            <PassportActions
              open={open}
              onDecide={setDecision}
              place={place}
              {...(next && { onNext: () => walk.goTo(next) })}
            />
          )
        }
      >
        {passport => <PassportView key={guid} passport={passport} purpose={purpose} />}
      </RecordPage>
      {data && decision === 'fail' && (
        <MismatchDialog
          passport={data}
          onDecided={() => decided(decision)}
          onClose={() => setDecision(null)}
        />
      )}
      {data && decision && decision !== 'fail' && (
        <PassportDecisionDialog
          passport={data}
          decision={decision}
          onDecided={() => decided(decision)}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  )
}

type PassportDecisionDialogProps = {
  passport: PassportDetail
  decision: Exclude<SecurityDecision, 'fail'>
  onDecided: () => void
  onClose: () => void
}

/** Asks for the reason of a decision, which the participant never reads. */
function PassportDecisionDialog({ passport, decision, onDecided, onClose }: PassportDecisionDialogProps) {
  const decide = useDecidePassport(passport.applicationGuid, onDecided)
  const words = passportDecisionWords[decision]
  const optional = decision !== 'refuse'
  return (
    <ReasonDialog
      title={words.title()}
      description={words.lead({ name: passport.name })}
      label={m.organiser_internal_note()}
      hint={m.organiser_internal_note_hint()}
      optional={optional}
      limit={1000}
      danger={decision === 'refuse'}
      submitText={words.verb()}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={note => decide.mutate({ decision, note: note || null })}
      onClose={onClose}
    >
      {decision === 'verify' && passport.warnings.includes('scans_missing') && (
        <Banner tone="attention">{m.organiser_warning_scans_missing()}</Banner>
      )}
      {decision === 'refuse' && <Banner tone="attention">{m.organiser_refuse_warning()}</Banner>}
    </ReasonDialog>
  )
}

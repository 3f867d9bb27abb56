import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

const reasonWords: Record<string, () => string> = {
  application_unfinished: m.organiser_reason_application_unfinished,
  confirmation_awaited: m.organiser_reason_confirmation_awaited,
  review_awaited: m.organiser_reason_review_awaited,
  application_rejected: m.organiser_reason_application_rejected,
  application_cancelled: m.organiser_reason_application_cancelled,
  security_refused: m.organiser_reason_security_refused,
  security_on_hold: m.organiser_reason_security_on_hold,
  passport_not_given: m.organiser_reason_passport_not_given,
  passport_check_awaited: m.organiser_reason_passport_check_awaited,
  passport_mismatch: m.organiser_reason_passport_mismatch,
  payment_due: m.organiser_reason_payment_due,
  payment_awaited: m.organiser_reason_payment_awaited,
  payment_by_coordinator: m.organiser_reason_payment_by_coordinator,
  photo_missing: m.organiser_reason_photograph_missing,
  photo_review_awaited: m.organiser_reason_photograph_review_awaited,
  photo_requested: m.organiser_reason_photograph_requested,
  pass_withheld: m.organiser_reason_pass_withheld,
}

const actorWords: Record<string, () => string> = {
  participant: m.organiser_acts_participant,
  coordinator: m.organiser_acts_coordinator,
  committee: m.organiser_acts_committee,
  security: m.organiser_acts_security,
  finance: m.organiser_acts_finance,
  organiser: m.organiser_acts_organiser,
  nobody: m.organiser_acts_nobody,
}

/** The admission verdict: may enter, or each open reason with who acts and by when. */
export function OpenReasons({ reasons }: { reasons: ApplicationDetail['open'] }) {
  const moments = useMoments()
  if (reasons.length === 0) return <StatusChip tone="positive">{m.organiser_may_enter()}</StatusChip>
  return (
    <ul className="divide-y border-y text-sm">
      {reasons.map(({ reason, who, by }) => (
        <li key={reason} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span>{reasonWords[reason]?.() ?? reason}</span>
          <span className="text-text-quiet">
            {actorWords[who]?.() ?? who}
            {by && ` · ${m.organiser_by_day({ day: moments.day(by) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

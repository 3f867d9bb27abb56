import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

const reasonWords: Record<string, () => string> = {
  application_unfinished: m.organizer_reason_application_unfinished,
  confirmation_awaited: m.organizer_reason_confirmation_awaited,
  review_awaited: m.organizer_reason_review_awaited,
  application_rejected: m.organizer_reason_application_rejected,
  application_cancelled: m.organizer_reason_application_cancelled,
  security_refused: m.organizer_reason_security_refused,
  security_on_hold: m.organizer_reason_security_on_hold,
  passport_not_given: m.organizer_reason_passport_not_given,
  passport_check_awaited: m.organizer_reason_passport_check_awaited,
  passport_mismatch: m.organizer_reason_passport_mismatch,
  payment_due: m.organizer_reason_payment_due,
  payment_awaited: m.organizer_reason_payment_awaited,
  payment_by_coordinator: m.organizer_reason_payment_by_coordinator,
  photo_missing: m.organizer_reason_photo_missing,
  photo_review_awaited: m.organizer_reason_photo_review_awaited,
  photo_requested: m.organizer_reason_photo_requested,
}

const actorWords: Record<string, () => string> = {
  participant: m.organizer_acts_participant,
  coordinator: m.organizer_acts_coordinator,
  committee: m.organizer_acts_committee,
  security: m.organizer_acts_security,
  finance: m.organizer_acts_finance,
  organiser: m.organizer_acts_organiser,
  nobody: m.organizer_acts_nobody,
}

/** The admission verdict: may enter, or each open reason with who acts and by when. */
export function OpenReasons({ reasons }: { reasons: ApplicationDetail['open'] }) {
  const moments = useMoments()
  if (reasons.length === 0) return <StatusChip tone="positive">{m.organizer_may_enter()}</StatusChip>
  return (
    <ul className="divide-y border-y text-sm">
      {reasons.map(({ reason, who, by }) => (
        <li key={reason} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span>{reasonWords[reason]?.() ?? reason}</span>
          <span className="text-text-quiet">
            {actorWords[who]?.() ?? who}
            {by && ` · ${m.organizer_by_day({ day: moments.day(by) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

import type { ApplicationStatus } from '../application/application-status.ts'
import type { UpdateAudience } from '../content/content-choice.ts'
import type { IsoDate } from '../edition/calendar-date.ts'
import { isDeadlinePassed } from '../edition/deadline.ts'
import type { ParticipantRole } from '../participant/participant-role.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

export type UpdateReader = { status: ApplicationStatus; payment: PaymentStatus; role: ParticipantRole }

/** Whether an important update is for this participant; whoever has withdrawn or was rejected gets none. */
export function isForReader(audience: UpdateAudience, { status, payment, role }: UpdateReader): boolean {
  if (status === 'cancelled' || status === 'rejected') return false
  switch (audience) {
    case 'everyone':
      return true
    case 'approved':
      return status === 'approved'
    case 'unpaid':
      return status === 'approved' && (payment === 'unpaid' || payment === 'pending')
    case 'speakers':
      return role === 'speaker'
    case 'media':
      return role === 'media'
    // Read in the cabinet of a company on site.
    case 'companies':
      return false
  }
}

/** Whether an update is still shown: to the end of its last day in the edition's time zone, or for good. `now` in milliseconds. */
export function isStillShown(
  { shownUntil }: { shownUntil: IsoDate | null },
  timeZone: string,
  now: number,
): boolean {
  return shownUntil === null || !isDeadlinePassed({ lastDay: shownUntil, timeZone }, now)
}

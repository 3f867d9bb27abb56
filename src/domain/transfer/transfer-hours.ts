import type { IsoDate } from '../edition/calendar-date.ts'
import type { TransferDirection } from './transfer.ts'

/** When the forum's own cars run at a hub; null where it is not known. Times are local ones of the edition, `hh:mm`. */
export type TransferHours = {
  arrivalDay: IsoDate | null
  departureDay: IsoDate | null
  firstCar: string | null
  lastCar: string | null
}

/** The first car leaves the venue so long before the first departure that it is in time for, in minutes. */
export const departureLead = 120

/** Whether no car runs for a leg; false while its day or the hours are not known, since a guess would only worry. */
export function isOutsideHours(
  hours: TransferHours,
  leg: { direction: TransferDirection; day: IsoDate | null; time: string | null },
): boolean {
  const served = leg.direction === 'arrival' ? hours.arrivalDay : hours.departureDay
  if (!leg.day || !served) return false
  if (leg.day !== served) return true
  const [at, first, last] = [minutesOf(leg.time), minutesOf(hours.firstCar), minutesOf(hours.lastCar)]
  if (at === null) return false
  const lead = leg.direction === 'departure' ? departureLead : 0
  return (first !== null && at < first + lead) || (last !== null && at > last + lead)
}

function minutesOf(time: string | null): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(time ?? '')
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

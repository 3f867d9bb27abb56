import { addDays, type IsoDate } from './calendar-date.ts'
import { localInstant } from './local-instant.ts'

/** The first and the last day of a filter; either may be open. */
export type DayRange = { from?: IsoDate | undefined; to?: IsoDate | undefined }

/** The same as instants of the forum's zone; `before` is not included. */
export function instantsOf({ from, to }: DayRange, timeZone: string): { since?: Date; before?: Date } {
  return {
    ...(from && { since: new Date(localInstant(from, '00:00', timeZone)) }),
    ...(to && { before: new Date(localInstant(addDays(to, 1), '00:00', timeZone)) }),
  }
}

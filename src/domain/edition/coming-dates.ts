import type { IsoDate } from './calendar-date.ts'

export type DatedStep =
  | 'transferUntil'
  | 'volunteersUntil'
  | 'payBy'
  | 'passportBy'
  | 'badgeCompanyName'
  | 'opens'

export type ComingDate = { step: DatedStep; day: IsoDate }

/** What still lies ahead on `today`, the soonest first: a last day counts as long as it is not over, the opening until the forum has begun. */
export function comingDates(days: Record<DatedStep, IsoDate>, today: IsoDate): ComingDate[] {
  const steps = Object.keys(days) as DatedStep[]
  return steps
    .map(step => ({ step, day: days[step] }))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

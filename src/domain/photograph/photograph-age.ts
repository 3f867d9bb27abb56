import { addMonths, formatIsoDate, type IsoDate, parseIsoDate } from '../edition/calendar-date.ts'
import { fail, look, type PhotographFinding, pass } from './photograph-finding.ts'

/** Spec point 5: taken within the last 3 months. */
const mostMonths = 3

/** How old a picture is; `unknown` where the file gives no date or a future one: then the person is asked. */
export const photographAges = ['recent', 'old', 'unknown'] as const

export type PhotographAge = (typeof photographAges)[number]

/** `takenOn`: the day according to the camera, null where the file has none. One day in the future is allowed, for a camera set to an eastern time zone. */
export function photographAge(takenOn: IsoDate | null, today: IsoDate): PhotographAge {
  const [taken, now] = [takenOn && parseIsoDate(takenOn), parseIsoDate(today)]
  if (!taken || !now || !takenOn) return 'unknown'
  if (takenOn > tomorrow(today)) return 'unknown'
  return takenOn < formatIsoDate(addMonths(now, -mostMonths)) ? 'old' : 'recent'
}

/** `declared`: the person has said that it was taken in the last three months; it only counts where the file has no date. */
export function judgeAge(age: PhotographAge, declared: boolean): PhotographFinding {
  if (age === 'recent') return pass('age')
  if (age === 'old') return fail('age', 'photo_old')
  return declared ? look('age', 'age_declared') : fail('age', 'photo_age_unknown')
}

function tomorrow(today: IsoDate): IsoDate {
  return new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

import { type IsoDate, parseIsoDate } from '#domain/edition/calendar-date.ts'

export type DayFault = 'required' | 'future'

/** What is wrong with a day on which something has happened. A browser gives an unfinished day as an empty one. */
export function faultOfDay(day: string, today: IsoDate): DayFault | null {
  if (day === '') return 'required'
  // A year of five digits comes before this one in the order of letters.
  return parseIsoDate(day) === null || day > today ? 'future' : null
}

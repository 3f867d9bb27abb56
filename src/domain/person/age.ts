import { anniversary, type IsoDate, parseIsoDate } from '#domain/edition/calendar-date.ts'

export type AgeCode = 'birth_date_invalid' | 'under_18'

const adultYears = 18
const oldestYears = 120

/** Full years of age on a given day, both as `yyyy-mm-dd`; a year is full on the birthday itself. Null when either day is invalid or the birth is later. */
export function fullYearsOn(birthDate: IsoDate, day: IsoDate): number | null {
  const birth = parseIsoDate(birthDate)
  const on = parseIsoDate(day)
  if (!birth || !on || birthDate > day) return null
  const years = on.year - birth.year
  return anniversary(birth, years) <= day ? years : years - 1
}

/**
 * "You must be over 18 to register" (spec point 5): 18 full years at the time of the application, not on the first day of the forum, because the
 * person gives consents and may pay on that very day. `today` is the day of the application in the edition's time zone. A birth date in the future or
 * more than 120 years ago is treated as a typing mistake.
 */
export function checkAdult(facts: {
  birthDate: IsoDate
  today: IsoDate
}): { ok: true; years: number } | { ok: false; code: AgeCode } {
  const years = fullYearsOn(facts.birthDate, facts.today)
  if (years === null || years > oldestYears) return { ok: false, code: 'birth_date_invalid' }
  return years < adultYears ? { ok: false, code: 'under_18' } : { ok: true, years }
}

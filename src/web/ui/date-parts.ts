/** Day, month and year as typed, digits only. */
export type DateParts = { day: string; month: string; year: string }

/** Splits an ISO date (also an unfinished one made by `joinDate`) into what the three boxes show. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/**
 * Joins three boxes into `YYYY-MM-DD`; all empty gives ''. What cannot be a date stays recognisable
 * (`2024-13-`), so that validation can say what is missing.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  return [year, twoDigits(month), twoDigits(day)].join('-')
}

function twoDigits(digits: string): string {
  return digits === '' ? '' : digits.padStart(2, '0')
}

/** Reads a pasted date: 31.12.1980, 31/12/1980, 31 12 1980 or 1980-12-31. */
export function parsePastedDate(text: string): DateParts | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' }
  const written = /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})\s*$/.exec(text)
  if (written) return { day: written[1] ?? '', month: written[2] ?? '', year: written[3] ?? '' }
  return undefined
}

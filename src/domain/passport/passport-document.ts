import { anniversary, type CalendarDay, type IsoDate, parseIsoDate } from '#domain/edition/calendar-date.ts'
import { foreignNumber, internalNumber } from './passport-number.ts'

export type PassportCode =
  | 'passport_series'
  | 'passport_number'
  | 'department_code'
  | 'issue_date'
  | 'expiry_date'
  | 'birth_date_invalid'
  | 'value_invalid'

export type PassportField =
  | 'series'
  | 'number'
  | 'departmentCode'
  | 'issueDate'
  | 'expiryDate'
  | 'birthDate'
  | 'issuingCountry'

export type PassportError = { field: PassportField; code: PassportCode }

/**
 * Something for an operator to check although the document is accepted: the series does not fit the year of issue, or the holder has turned 20 or 45
 * since and should have a new document.
 */
export type PassportWarning = 'series_year_differs' | 'replacement_due'

/** Passport of a citizen of Russia for use inside the country, as typed. Dates as `yyyy-mm-dd`. */
export type InternalPassport = {
  kind: 'internal'
  series: string
  number: string
  departmentCode: string
  issueDate: IsoDate
  birthDate: IsoDate
}

/** Any other document: a foreign passport or identity card, or a Russian passport for travel abroad. */
export type ForeignDocument = {
  kind: 'foreign'
  number: string
  /** ISO 3166-1 alpha-3, as the machine-readable zone has it. */
  issuingCountry: string
  /** Null where the document shows none. */
  issueDate: IsoDate | null
  expiryDate: IsoDate
  birthDate: IsoDate
}

export type PassportDocument = InternalPassport | ForeignDocument

export type PassportVerdict =
  | {
      ok: true
      /** Series and number in one, without spaces: `4511123456`, `C01X00T47`. */
      number: string
      /** `NNN-NNN`; null for a foreign document. */
      departmentCode: string | null
      /** The same however the document is typed; the uniqueness hash is made of it. */
      canonical: string
      warnings: PassportWarning[]
    }
  | { ok: false; errors: PassportError[] }

// First day on which the present internal passport was issued (government decree 828).
const firstInternalIssue = '1997-10-01'
const firstIssueAge = 14
const replacementAges = [20, 45]
const seriesYearTolerance = 3

/**
 * Checks a passport of either kind (domain.md §1.4) and names every wrong field. `today` and `forumEndsOn` are days in the edition's zone; a foreign
 * document must be valid beyond the last day of the forum.
 */
export function checkPassport(
  document: PassportDocument,
  days: { today: IsoDate; forumEndsOn: IsoDate },
): PassportVerdict {
  const birth = parseIsoDate(document.birthDate)
  const errors: PassportError[] = []
  if (!birth || document.birthDate > days.today)
    errors.push({ field: 'birthDate', code: 'birth_date_invalid' })
  return document.kind === 'internal'
    ? checkInternal(document, birth, days.today, errors)
    : checkForeign(document, days, errors)
}

function checkInternal(
  document: InternalPassport,
  birth: CalendarDay | null,
  today: IsoDate,
  errors: PassportError[],
): PassportVerdict {
  const numbered = internalNumber(document.series, document.number)
  const department = /^(\d{3})-?(\d{3})$/.exec(
    document.departmentCode.replace(/\s/g, '').replace(/[‐‑–—]/g, '-'),
  )
  const issued = parseIsoDate(document.issueDate)
  const earliest = birth ? latest(firstInternalIssue, anniversary(birth, firstIssueAge)) : firstInternalIssue
  if (!numbered.ok)
    for (const field of numbered.wrong)
      errors.push({ field, code: field === 'series' ? 'passport_series' : 'passport_number' })
  if (!department) errors.push({ field: 'departmentCode', code: 'department_code' })
  if (!issued || document.issueDate < earliest || document.issueDate > today)
    errors.push({ field: 'issueDate', code: 'issue_date' })
  if (errors.length > 0 || !birth || !issued || !department || !numbered.ok) return { ok: false, errors }
  const { series, number, canonical } = numbered

  const warnings: PassportWarning[] = []
  if (Math.abs(blankYear(series) - issued.year) > seriesYearTolerance) warnings.push('series_year_differs')
  const outgrown = replacementAges.some(age => {
    const birthday = anniversary(birth, age)
    return document.issueDate < birthday && birthday <= today
  })
  if (outgrown) warnings.push('replacement_due')
  return {
    ok: true,
    number: `${series}${number}`,
    departmentCode: `${department[1]}-${department[2]}`,
    canonical,
    warnings,
  }
}

function checkForeign(
  document: ForeignDocument,
  { today, forumEndsOn }: { today: IsoDate; forumEndsOn: IsoDate },
  errors: PassportError[],
): PassportVerdict {
  const { ok, country, number, canonical } = foreignNumber(document.issuingCountry, document.number)
  const issue = document.issueDate
  if (!ok) errors.push({ field: 'number', code: 'passport_number' })
  if (!/^[A-Z]{3}$/.test(country)) errors.push({ field: 'issuingCountry', code: 'value_invalid' })
  if (issue !== null && (!parseIsoDate(issue) || issue > today || issue < document.birthDate))
    errors.push({ field: 'issueDate', code: 'issue_date' })
  if (!parseIsoDate(document.expiryDate) || document.expiryDate <= forumEndsOn)
    errors.push({ field: 'expiryDate', code: 'expiry_date' })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, number, departmentCode: null, canonical, warnings: [] }
}

/** Digits 3 and 4 of the series: the year the blank was printed; blanks begin in 1997. */
function blankYear(series: string): number {
  const year = Number(series.slice(2))
  return year >= 97 ? 1900 + year : 2000 + year
}

function latest(first: IsoDate, second: IsoDate): IsoDate {
  return first > second ? first : second
}

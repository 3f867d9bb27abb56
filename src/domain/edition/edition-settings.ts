import { type CalendarDay, daysBetween, type IsoDate, parseIsoDate } from './calendar-date.ts'

/** The days and the fee of an edition, as its settings may change them. */
export type EditionDates = {
  startsOn: IsoDate
  endsOn: IsoDate
  badgeCompanyNameUntil: IsoDate
  transferUntil: IsoDate
  payBy: IsoDate
  passportBy: IsoDate
  volunteersUntil: IsoDate
  feeKopecks: bigint
}

export type EditionProblem = {
  field: keyof EditionDates | 'vatRates'
  code: 'value_invalid' | 'time_reversed' | 'date_after_start' | 'date_past' | 'vat_rate_missing'
}

/** More days would be a typing mistake, and every page draws each day. */
const mostDays = 14

/** A hundred million roubles: receipts and acquirers do not go further. */
const largestFee = 10_000_000_000n

const locks = ['badgeCompanyNameUntil', 'transferUntil', 'payBy', 'passportBy', 'volunteersUntil'] as const

/**
 * What is wrong with an edition's days and fee; an empty list when they may be saved. The forum ends on or after its first day and lasts at most two
 * weeks; each lock and deadline falls before it begins, since afterwards there is nothing left to change or pay for.
 */
export function editionProblems(settings: EditionDates): EditionProblem[] {
  const problems: EditionProblem[] = []
  const [start, end] = [parseIsoDate(settings.startsOn), parseIsoDate(settings.endsOn)]
  if (!start) problems.push({ field: 'startsOn', code: 'value_invalid' })
  if (!end) problems.push({ field: 'endsOn', code: 'value_invalid' })
  if (start && end) problems.push(...lengthProblems(start, end))
  for (const field of locks) {
    const day = parseIsoDate(settings[field])
    if (!day) problems.push({ field, code: 'value_invalid' })
    else if (start && daysBetween(day, start) <= 0) problems.push({ field, code: 'date_after_start' })
  }
  if (settings.feeKopecks <= 0n || settings.feeKopecks > largestFee)
    problems.push({ field: 'feeKopecks', code: 'value_invalid' })
  return problems
}

function lengthProblems(start: CalendarDay, end: CalendarDay): EditionProblem[] {
  const days = daysBetween(start, end) + 1
  if (days < 1) return [{ field: 'endsOn', code: 'time_reversed' }]
  return days > mostDays ? [{ field: 'endsOn', code: 'value_invalid' }] : []
}

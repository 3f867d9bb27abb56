import { daysBetween, type IsoDate, parseIsoDate } from '../edition/calendar-date.ts'
import { splitVatByLines, type VatRate, vatRateOn } from '../payment/vat.ts'

export const closingStates = ['prepared', 'sent', 'returned'] as const
export type ClosingState = (typeof closingStates)[number]

export const closingChannels = ['edo', 'post'] as const
export type ClosingChannel = (typeof closingChannels)[number]

/** Days after the last one of the forum on which the papers are issued without anybody asking; the law gives a tax invoice five. */
export const issuedByItselfAfter = 3

/** Whether the service has been rendered, and whether finance has had its time to look. */
export function closingDue({ endsOn, today }: { endsOn: IsoDate; today: IsoDate }): {
  open: boolean
  byItself: boolean
} {
  const [last, now] = [parseIsoDate(endsOn), parseIsoDate(today)]
  const passed = last && now ? daysBetween(last, now) : 0
  return { open: passed > 0, byItself: passed >= issuedByItselfAfter }
}

/** What the papers of an invoice state, in kopecks. */
export type ClosingSums = { total: bigint; vat: bigint; percent: bigint; lines: bigint[] }

/**
 * The whole rate of the last day of the forum, whatever the rate of the prepayment was: the price includes the tax, so the seller bears the difference
 * (domain.md §2.4). Null when every line was refunded, or the rate of that day is not known.
 */
export function closingSums(
  amounts: readonly bigint[],
  { endsOn, rates }: { endsOn: IsoDate; rates: readonly VatRate[] },
): ClosingSums | null {
  const rate = vatRateOn(endsOn, rates)
  if (amounts.length === 0 || !rate.ok) return null
  const { total, vat, lines } = splitVatByLines(amounts, rate.percent)
  return { total, vat, percent: rate.percent, lines: lines.map(line => line.vat) }
}

export function closingStateOf(row: { sentOn: IsoDate | null; returnedOn: IsoDate | null }): ClosingState {
  if (row.returnedOn !== null) return 'returned'
  return row.sentOn === null ? 'prepared' : 'sent'
}

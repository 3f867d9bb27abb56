import type { EditionFacts } from '#contract/edition.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { splitVat, vatRateLater, vatRateOn } from '#domain/payment/vat.ts'
import { type EditionRow, vatRatesOf } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'

type TaxedEdition = Pick<EditionRow, 'timeZone' | 'vatRates'>

/** The VAT rate of today's date in the edition's time zone. */
export function vatToday(now: Date, edition: TaxedEdition): { percent: bigint } {
  const rate = vatRateOn(localDayAt(now.getTime(), edition.timeZone), vatRatesOf(edition))
  return rate.ok ? rate : refuse('server_error')
}

/** A rate that begins before the last day to pay: whoever pays then has other figures on their papers. */
export function vatLater(
  now: Date,
  edition: TaxedEdition & Pick<EditionRow, 'payBy' | 'feeKopecks'>,
): PaymentOverview['laterVat'] {
  const after = localDayAt(now.getTime(), edition.timeZone)
  const next = vatRateLater({ after, until: edition.payBy }, vatRatesOf(edition))
  if (!next) return null
  const { vat } = splitVat(edition.feeKopecks, next.percent)
  return { from: next.from, percent: Number(next.percent), kopecks: vat.toString() }
}

/** An edition's rates as the API writes them. */
export function presentVatRates(edition: Pick<EditionRow, 'vatRates'>): EditionFacts['vatRates'] {
  return vatRatesOf(edition).map(({ from, percent }) => ({ from, percent: Number(percent) }))
}

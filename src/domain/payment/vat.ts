import type { IsoDate } from '#domain/edition/calendar-date.ts'

export type VatCode = 'vat_rate_unknown'

/** A rate in whole per cent and the first day on which it holds. */
export type VatRate = { from: IsoDate; percent: bigint }

/** Rates of the Russian Tax Code, art. 164 p. 3, by day: 20 % under law 303-FZ, 22 % under law 425-FZ. */
export const vatRates: readonly VatRate[] = [
  { from: '2019-01-01', percent: 20n },
  { from: '2026-01-01', percent: 22n },
]

/**
 * The rate that holds on the day of the tax event, which for a prepayment is the day the money is received, counted in
 * Moscow (domain.md §2.4), not the day of the invoice. A seller under another tax system passes a table of its own.
 */
export function vatRateOn(
  day: IsoDate,
  rates: readonly VatRate[] = vatRates,
): { ok: true; percent: bigint } | { ok: false; code: VatCode } {
  const rate = rates.reduce<VatRate | null>(
    (latest, row) => (row.from <= day && (latest === null || row.from > latest.from) ? row : latest),
    null,
  )
  return rate ? { ok: true, percent: rate.percent } : { ok: false, code: 'vat_rate_unknown' }
}

/** A total in kopecks and the VAT inside it; `net` is what is left, never rounded on its own. */
export type VatSplit = { total: bigint; vat: bigint; net: bigint }

/** Takes the VAT out of a total in kopecks: round(total * r / (100 + r)), half away from zero to the kopeck. */
export function splitVat(total: bigint, percent: bigint): VatSplit {
  const size = total < 0n ? -total : total
  const whole = 100n + percent
  const rounded = (2n * size * percent + whole) / (2n * whole)
  const vat = total < 0n ? -rounded : rounded
  return { total, vat, net: total - vat }
}

/**
 * VAT of a document with lines, in kopecks. The document's VAT is that of its total; each line is rounded separately and the last one takes the
 * difference, so that the column adds up (domain.md §2.4).
 */
export function splitVatByLines(
  lineTotals: readonly bigint[],
  percent: bigint,
): VatSplit & { lines: VatSplit[] } {
  const whole = splitVat(
    lineTotals.reduce((sum, line) => sum + line, 0n),
    percent,
  )
  const lines = lineTotals.map(line => splitVat(line, percent))
  const difference = whole.vat - lines.reduce((sum, line) => sum + line.vat, 0n)
  const last = lines.at(-1)
  if (last)
    lines[lines.length - 1] = { total: last.total, vat: last.vat + difference, net: last.net - difference }
  return { ...whole, lines }
}

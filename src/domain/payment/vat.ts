import type { IsoDate } from '#domain/edition/calendar-date.ts'

export type VatCode = 'vat_rate_unknown'

/** A rate in whole per cent and the first day on which it holds. */
export type VatRate = { from: IsoDate; percent: bigint }

/** What a new edition is set up with: the Russian Tax Code, art. 164 p. 3, 20 % under law 303-FZ, 22 % under law 425-FZ. Its settings may change them. */
export const startingVatRates: readonly VatRate[] = [
  { from: '2019-01-01', percent: 20n },
  { from: '2026-01-01', percent: 22n },
]

/**
 * The rate that holds on the day of the tax event, which for a prepayment is the day the money is received, counted in
 * Moscow (domain.md §2.4), not the day of the invoice. `rates` are the edition's.
 */
export function vatRateOn(
  day: IsoDate,
  rates: readonly VatRate[],
): { ok: true; percent: bigint } | { ok: false; code: VatCode } {
  const rate = rates.reduce<VatRate | null>(
    (latest, row) => (row.from <= day && (latest === null || row.from > latest.from) ? row : latest),
    null,
  )
  return rate ? { ok: true, percent: rate.percent } : { ok: false, code: 'vat_rate_unknown' }
}

/** The first other rate that begins after a day, up to and including the last one on which money may come; null when one rate holds throughout. */
export function vatRateLater(
  { after, until }: { after: IsoDate; until: IsoDate },
  rates: readonly VatRate[],
): VatRate | null {
  return rates.reduce<VatRate | null>(
    (next, row) => (row.from > after && row.from <= until && (!next || row.from < next.from) ? row : next),
    null,
  )
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

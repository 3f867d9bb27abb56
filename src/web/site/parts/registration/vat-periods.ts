import type { IsoDate } from '#domain/edition/calendar-date.ts'
import type { VatRate } from '#domain/payment/vat.ts'

/** A rate in whole per cent with its days; null where it began before or continues after the period looked at. */
export type VatPeriod = { percent: bigint; from: IsoDate | null; until: IsoDate | null }

/** The VAT rates for payments received within these days, inclusive, earliest first. */
export function vatPeriods(
  { from, until }: { from: IsoDate; until: IsoDate },
  rates: readonly VatRate[],
): VatPeriod[] {
  const ordered = [...rates].sort((left, right) => (left.from < right.from ? -1 : 1))
  return ordered.flatMap((rate, index) => {
    const next = ordered[index + 1]
    const last = next && dayBefore(next.from)
    if (rate.from > until || (last !== undefined && last < from)) return []
    return [
      {
        percent: rate.percent,
        from: rate.from > from ? rate.from : null,
        until: last !== undefined && last < until ? last : null,
      },
    ]
  })
}

function dayBefore(day: IsoDate): IsoDate {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

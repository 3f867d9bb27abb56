import { localDayAt } from '#domain/edition/calendar-date.ts'
import { vatRateOn } from '#domain/payment/vat.ts'
import { refuse } from '#server/refuse.ts'

/** The VAT rate of today's date in the edition's time zone. */
export function vatToday(now: Date, timeZone: string): { percent: bigint } {
  const rate = vatRateOn(localDayAt(now.getTime(), timeZone))
  return rate.ok ? rate : refuse('server_error')
}

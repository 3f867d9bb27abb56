import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

type Fee = Pick<PaymentOverview, 'feeKopecks' | 'vatKopecks' | 'vatPercent' | 'payBy' | 'laterVat'>

/** The fee, the VAT within it, and the deadline. */
export function FeeSummary({ fee }: { fee: Fee }) {
  const locale = useLocale()
  const today = useToday()
  return (
    <div className="border-y py-5">
      <p className="text-sm text-text-quiet">{m.payment_fee()}</p>
      <p className="mt-1 text-3xl font-semibold tracking-tight">
        {formatMoney(BigInt(fee.feeKopecks), locale)}
      </p>
      <p className="text-text-quiet">{vatSentence(fee, locale)}</p>
      {fee.laterVat && <p className="text-sm text-text-quiet">{laterVatSentence(fee.laterVat, locale)}</p>}
      {fee.payBy && (
        <p className="mt-3">
          {fee.payBy < today
            ? m.payment_pay_by_passed({ date: formatDay(fee.payBy, locale) })
            : m.payment_pay_by({ date: formatDay(fee.payBy, locale) })}
        </p>
      )}
    </div>
  )
}

/** «в том числе НДС 20 %: 30 000 ₽», or that there is none. */
export function vatSentence(
  { vatKopecks, vatPercent }: { vatKopecks: string; vatPercent: number },
  locale: 'ru' | 'en',
): string {
  if (vatPercent === 0) return m.payment_vat_none()
  return m.payment_vat_part({
    percent: vatPercent,
    amount: formatMoney(BigInt(vatKopecks), locale),
  })
}

/** The VAT where the day of payment decides it: a bookkeeper needs the right one on the payment order. */
export function laterVatSentence(
  { from, percent, kopecks }: NonNullable<PaymentOverview['laterVat']>,
  locale: 'ru' | 'en',
): string {
  return m.payment_vat_later({
    date: formatDay(from, locale),
    percent,
    amount: formatMoney(BigInt(kopecks), locale),
  })
}

import type { GroupPayments } from '#contract/replacement.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { laterVatSentence, vatSentence } from '#web/kit/payment/fee-summary.tsx'

/** In kopecks. */
export function totalOf(payments: Pick<GroupPayments, 'feeKopecks'>, count: number): bigint {
  return BigInt(payments.feeKopecks) * BigInt(count)
}

/** Fee times people, the sum, and the VAT within it. */
export function PaySum({ payments, count }: { payments: GroupPayments; count: number }) {
  const locale = useLocale()
  const total = totalOf(payments, count)
  const { vat } = splitVat(total, BigInt(payments.vatPercent))
  const { laterVat } = payments
  return (
    <div className="tabular border-y py-4" aria-live="polite">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-text-quiet">
        <span>{m.group_pay_people({ count })}</span>
        <span>{m.group_pay_times({ count, fee: formatMoney(BigInt(payments.feeKopecks), locale) })}</span>
      </p>
      <p className="mt-1 text-3xl font-semibold tracking-tight">{formatMoney(total, locale)}</p>
      <p className="text-text-quiet">
        {vatSentence({ vatKopecks: vat.toString(), vatPercent: payments.vatPercent }, locale)}
      </p>
      {laterVat && (
        <p className="text-sm text-text-quiet">
          {laterVatSentence(
            { ...laterVat, kopecks: splitVat(total, BigInt(laterVat.percent)).vat.toString() },
            locale,
          )}
        </p>
      )}
    </div>
  )
}

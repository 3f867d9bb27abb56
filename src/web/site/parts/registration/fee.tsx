import { CreditCard, FileText } from 'lucide-react'
import { formatMoney } from '#domain/payment/money.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type VatPeriod, vatPeriods } from './vat-periods.ts'

/** The edition's fee with the VAT by day of payment, and the two ways to pay it. */
export function Fee() {
  const edition = useEdition()
  const locale = useLocale()
  const fee = BigInt(edition.feeKopecks)
  // From January of the year before; nobody pays earlier.
  const from = `${Number(edition.endsOn.slice(0, 4)) - 1}-01-01`
  const rates = edition.vatRates.map(({ from, percent }) => ({ from, percent: BigInt(percent) }))
  const periods = vatPeriods({ from, until: edition.endsOn }, rates)
  return (
    <>
      <p className="text-4xl font-semibold tracking-tight sm:text-5xl">{formatMoney(fee, locale)}</p>
      <p className="mt-2 text-lg">{m.site_fee_for()}</p>
      <ul className="mt-2 space-y-1 text-text-quiet">
        {periods.map(period => (
          <li key={period.percent}>
            {vatSentence(period, formatMoney(splitVat(fee, period.percent).vat, locale), day =>
              formatDay(day, locale),
            )}
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Way Icon={CreditCard} title={m.home_fee_card()} text={m.home_fee_card_text()} />
        <Way Icon={FileText} title={m.home_fee_invoice()} text={m.home_fee_invoice_text()} />
      </ul>
      <p className="mt-6 text-text-quiet">{m.home_fee_after()}</p>
    </>
  )
}

function vatSentence(
  { percent, from, until }: VatPeriod,
  sum: string,
  date: (day: string) => string,
): string {
  const vat = { percent: String(percent), sum }
  if (from) return m.site_vat_from({ ...vat, date: date(from) })
  if (until) return m.site_vat_until({ ...vat, date: date(until) })
  return m.site_vat({ ...vat })
}

function Way({ Icon, title, text }: { Icon: typeof CreditCard; title: string; text: string }) {
  return (
    <li className="border-t pt-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-accent-text" />
        {title}
      </p>
      <p className="mt-1 text-text-quiet">{text}</p>
    </li>
  )
}

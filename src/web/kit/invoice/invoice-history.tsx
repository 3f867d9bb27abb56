import type { Invoice } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Former invoices, kept visible so that nobody pays one by mistake. */
export function InvoiceHistory({ invoices }: { invoices: readonly Invoice[] }) {
  const locale = useLocale()
  if (invoices.length === 0) return null
  return (
    <Section space="none" title={m.payment_history()}>
      <ul className="divide-y border-y">
        {invoices.map(invoice => (
          <li key={invoice.guid} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1">
              <span className="block">{m.payment_invoice_title({ number: invoice.number })}</span>
              <span className="block text-sm text-text-quiet">
                {`${formatDay(invoice.issuedOn, locale)}, ${formatMoney(BigInt(invoice.totalKopecks), locale)}`}
              </span>
            </span>
            <StatusChip tone={invoice.status === 'cancelled' ? 'neutral' : 'positive'}>
              {invoiceWords[invoice.status]()}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Section>
  )
}

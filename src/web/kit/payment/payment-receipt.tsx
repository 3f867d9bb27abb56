import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { paymentWords } from '#web/kit/words/status-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { GuillocheRule } from '#web/ui/guilloche.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

type Settled = Pick<PaymentOverview, 'status' | 'feeKopecks' | 'vatKopecks' | 'vatPercent' | 'invoices'>

/** Everything is paid: what, for what and how, like a receipt. */
export function PaymentReceipt({ overview }: { overview: Settled }) {
  const locale = useLocale()
  const edition = useEdition()
  const { status, feeKopecks, vatKopecks, vatPercent } = overview
  const paid = overview.invoices.find(invoice => invoice.status === 'paid')
  const [total, vat, percent] = paid
    ? [paid.totalKopecks, paid.vatKopecks, paid.vatPercent]
    : [feeKopecks, vatKopecks, vatPercent]
  const free = status === 'noPaymentRequired'
  return (
    <section className="overflow-clip rounded-lg border">
      <GuillocheRule seed="receipt" height={16} className="opacity-70" />
      <div className="p-5 sm:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 className="text-xl font-semibold">
            {free ? m.payment_receipt_free_title() : m.payment_receipt_title()}
          </h2>
          <StatusChip tone="positive">{paymentWords[status]()}</StatusChip>
        </div>
        {free ? (
          <p className="mt-3 measure">{m.payment_receipt_free()}</p>
        ) : (
          <>
            <p className="mt-4 text-3xl font-semibold tracking-tight">{formatMoney(BigInt(total), locale)}</p>
            <DefinitionList
              className="mt-5"
              items={[
                {
                  term: m.payment_receipt_for(),
                  value: m.payment_receipt_for_value({
                    forum: edition.name[locale],
                    dates: formatForumDates(edition, locale),
                  }),
                },
                {
                  term: m.payment_receipt_how(),
                  value: paid ? m.payment_receipt_invoice({ number: paid.number }) : m.payment_receipt_card(),
                },
                ...(percent > 0
                  ? [
                      {
                        term: m.payment_receipt_vat({ percent }),
                        value: <span className="tabular">{formatMoney(BigInt(vat), locale)}</span>,
                      },
                    ]
                  : []),
              ]}
            />
            {status === 'cardPaymentAccepted' && (
              <p className="mt-4 text-sm text-text-quiet">{m.payment_receipt_note_card()}</p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

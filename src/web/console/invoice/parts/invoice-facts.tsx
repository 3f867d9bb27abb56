import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyLink } from '#web/console/company/view.tsx'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

export function InvoiceFacts({ invoice }: { invoice: InvoiceRow }) {
  const locale = useLocale()
  const moments = useMoments()
  return (
    <DefinitionList
      className="text-sm/6 [&>div]:py-2"
      items={[
        {
          term: m.organiser_payer(),
          value: (
            <CompanyLink companyKey={invoice.payerKey}>{unbrokenAddress(invoice.payerName)}</CompanyLink>
          ),
        },
        {
          term: m.organiser_inn(),
          value: orNotGiven(invoice.payerInn && <span className="tabular">{invoice.payerInn}</span>),
        },
        {
          term: m.organiser_vat(),
          value: (
            <>
              <Money kopecks={invoice.vatKopecks} />{' '}
              <span className="text-text-quiet">
                {m.organiser_vat_included({ percent: invoice.vatPercent })}
              </span>
            </>
          ),
        },
        { term: m.organiser_invoice_issued(), value: moments.day(invoice.issuedOn) },
        { term: m.organiser_due_on(), value: moments.day(invoice.dueOn) },
        ...(invoice.paidOn
          ? [
              { term: m.organiser_paid_on(), value: moments.day(invoice.paidOn) },
              {
                term: m.organiser_payment_order(),
                value: orNotGiven(
                  invoice.paymentOrderNumber && <span className="tabular">{invoice.paymentOrderNumber}</span>,
                ),
              },
              // The bookings below say it of each sum.
              ...(invoice.markedPaidBy
                ? [{ term: m.organiser_marked_paid_by(), value: colleagueName(locale, invoice.markedPaidBy) }]
                : []),
            ]
          : []),
      ]}
    />
  )
}

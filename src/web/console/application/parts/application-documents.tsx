import type { PersonRecords } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { InvoiceDownloads } from '#web/console/invoice/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { invoiceTones } from '#web/console/screen/words.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'

/** The papers that accounting made out for the person's invoices. */
export function ApplicationDocuments({
  money: { invoices },
}: {
  money: NonNullable<PersonRecords['money']>
}) {
  if (invoices.length === 0) return null
  return (
    <Section title={m.organiser_documents()} level={3}>
      <ul className="divide-y border-y text-sm">
        {invoices.map(invoice => (
          <li key={invoice.guid} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <p className="min-w-0 flex-1 basis-52">
              {m.organiser_history_invoice({ number: invoice.number })}
              <span className="block">
                <StatusWord tone={invoiceTones[invoice.status]}>{invoiceWords[invoice.status]()}</StatusWord>
              </span>
            </p>
            <InvoiceDownloads invoice={invoice} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

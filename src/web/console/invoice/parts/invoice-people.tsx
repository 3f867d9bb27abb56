import { Undo2 } from 'lucide-react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Money, PaidFor } from '#web/console/invoice-queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { Section } from '#web/ui/section.tsx'

type InvoiceLine = InvoiceRow['lines'][number]

/** Everybody on the invoice with their part; what was paid for one of them can be booked as sent back. */
export function InvoicePeople({
  invoice,
  onRefund,
}: {
  invoice: InvoiceRow
  onRefund: (line: InvoiceLine) => void
}) {
  const mayRefund = useOrganiser().may('decide-payments') && invoice.status === 'paid'
  return (
    <Section
      title={m.organiser_invoice_people({ count: invoice.participants.length })}
      level={3}
      space="none"
    >
      <ul className="divide-y border-y text-sm">
        {invoice.lines.map(line => (
          <li key={line.guid} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <PaidFor line={line} />
            <Money kopecks={line.amountKopecks} />
            {line.refunded ? (
              <span className="text-text-quiet">{m.organiser_card_refunded()}</span>
            ) : (
              mayRefund && (
                <PageButton
                  icon={Undo2}
                  plain
                  ofRow
                  about={line.name}
                  size="sm"
                  variant="quiet"
                  onClick={() => onRefund(line)}
                >
                  {m.organiser_refund()}
                </PageButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

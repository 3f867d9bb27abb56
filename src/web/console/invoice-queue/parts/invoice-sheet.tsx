import { useState } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { invoiceTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Money } from '../view.tsx'
import { InvoiceDocuments } from './invoice-documents.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { VoidInvoiceDialog } from './void-invoice-dialog.tsx'

type InvoiceSheetProps = {
  invoice: InvoiceRow
  onChanged: (invoice: InvoiceRow) => void
  onClose: () => void
}

/** One invoice beside the list: payer, sum, people, documents, and the actions for finance. */
export function InvoiceSheet({ invoice, onChanged, onClose }: InvoiceSheetProps) {
  const [asking, setAsking] = useState<'pay' | 'void' | null>(null)
  const { may } = useOrganiser()
  const open = may('decide-payments')
    ? openActions(invoiceTransitions, {
        status: invoice.status,
        actor: 'finance',
      })
    : []
  const changed = (next: InvoiceRow) => {
    setAsking(null)
    onChanged(next)
  }
  return (
    <Sheet
      open
      onOpenChange={next => !next && onClose()}
      title={m.organiser_invoice_title({ number: invoice.number })}
      closeLabel={m.close()}
      actions={
        open.length > 0 && (
          <>
            {open.includes('markPaid') && (
              <Button onClick={() => setAsking('pay')}>{m.organiser_mark_paid()}</Button>
            )}
            {open.includes('cancel') && (
              <Button variant="secondary" onClick={() => setAsking('void')}>
                {m.organiser_void_invoice()}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="space-y-6">
        <div className="flex items-center justify-between gap-4">
          <p className="text-2xl font-semibold">
            <Money kopecks={invoice.totalKopecks} />
          </p>
          <StatusChip tone={invoiceTones[invoice.status]}>{invoiceWords[invoice.status]()}</StatusChip>
        </div>
        <InvoiceFacts invoice={invoice} />
        <Section
          title={m.organiser_invoice_people({
            count: invoice.participants.length,
          })}
          level={3}
          space="none"
        >
          <ul className="divide-y border-y text-sm">
            {invoice.participants.map(person => (
              <li key={person.guid} className="py-2">
                {person.name}
              </li>
            ))}
          </ul>
        </Section>
        <InvoiceDocuments invoice={invoice} />
      </div>
      {asking === 'pay' && (
        <MarkPaidDialog invoice={invoice} onDone={changed} onClose={() => setAsking(null)} />
      )}
      {asking === 'void' && (
        <VoidInvoiceDialog invoice={invoice} onDone={changed} onClose={() => setAsking(null)} />
      )}
    </Sheet>
  )
}

function InvoiceFacts({ invoice }: { invoice: InvoiceRow }) {
  const moments = useMoments()
  return (
    <DefinitionList
      className="text-sm/6 [&>div]:py-2"
      items={[
        { term: m.organiser_payer(), value: invoice.payerName },
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
              {
                term: m.organiser_paid_on(),
                value: moments.day(invoice.paidOn),
              },
            ]
          : []),
      ]}
    />
  )
}

import { Ban, Banknote, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { cancelObstacle } from '#web/console/invoice-queue/rules.ts'
import { Money, SumAndState } from '#web/console/invoice-queue/view.tsx'
import { useRecordLeave } from '#web/console/record/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { invoiceTones } from '#web/console/screen/words.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useInvoice } from '../queries.ts'
import { InvoiceDownloads } from '../view.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { InvoiceMoney } from './invoice-money.tsx'
import { InvoicePeople } from './invoice-people.tsx'
import { InvoiceRefundDialog } from './invoice-refund-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { VoidInvoiceDialog } from './void-invoice-dialog.tsx'

export type InvoiceAsk =
  | { kind: 'pay' | 'void' | 'returnSpare' }
  | { kind: 'reverse'; payment: InvoiceRow['payments'][number] }
  | { kind: 'refund'; line: InvoiceRow['lines'][number] }

/** One invoice on its own page: payer, money, people, documents, and what finance may do. */
export function InvoiceRecord({ guid }: { guid: string }) {
  const query = useInvoice(guid)
  const [asking, setAsking] = useState<InvoiceAsk | null>(null)
  const walk = useRecordLeave('organiser-invoice', asking !== null)
  const { data } = query
  const close = () => setAsking(null)
  return (
    <>
      <RecordPage
        presence={{ kind: 'invoice', guid }}
        {...walk}
        query={query}
        titleOf={invoice => m.organiser_invoice_title({ number: invoice.number })}
        failedTitle={m.organiser_invoice()}
        skeleton={<SkeletonText lines={8} />}
        foot={data && <InvoiceActions invoice={data} onAsk={setAsking} />}
      >
        {invoice => <InvoiceBody invoice={invoice} onAsk={setAsking} />}
      </RecordPage>
      {data && asking?.kind === 'pay' && <MarkPaidDialog invoice={data} onDone={close} onClose={close} />}
      {data && asking?.kind === 'void' && <VoidInvoiceDialog invoice={data} onDone={close} onClose={close} />}
      {data && asking?.kind === 'reverse' && (
        <ReverseDialog invoice={data} payment={asking.payment} onClose={close} />
      )}
      {data && (asking?.kind === 'refund' || asking?.kind === 'returnSpare') && (
        <InvoiceRefundDialog
          invoice={data}
          line={asking.kind === 'refund' ? asking.line : null}
          onClose={close}
        />
      )}
    </>
  )
}

type Asking = { invoice: InvoiceRow; onAsk: (ask: InvoiceAsk) => void }

function InvoiceActions({ invoice, onAsk }: Asking) {
  const actions = invoiceActions(invoice, useOrganiser().may('decide-payments'))
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3 border-t px-4 py-3 md:px-6">
      {actions.map(({ key, label, icon }) => (
        <PageButton
          key={key}
          icon={icon}
          plain
          variant={key === 'pay' ? 'primary' : 'secondary'}
          onClick={() => onAsk({ kind: key })}
        >
          {label}
        </PageButton>
      ))}
    </div>
  )
}

/** What finance may do with an invoice now. */
function invoiceActions(invoice: InvoiceRow, mayDecide: boolean) {
  const open = openActions(invoiceTransitions, { status: invoice.status, actor: 'finance' })
  const spare = invoice.spareKopecks !== '0'
  const actions = [
    { key: 'pay' as const, label: m.organiser_mark_paid(), icon: Banknote, when: open.includes('markPaid') },
    {
      key: 'void' as const,
      label: m.organiser_void_invoice(),
      icon: Ban,
      when: cancelObstacle(invoice) === null,
    },
    { key: 'returnSpare' as const, label: m.organiser_return_spare(), icon: Undo2, when: spare },
  ]
  return actions.filter(({ when }) => mayDecide && when)
}

function InvoiceBody({ invoice, onAsk }: Asking) {
  return (
    <div className="max-w-2xl space-y-8">
      <SumAndState
        kopecks={invoice.totalKopecks}
        tone={invoiceTones[invoice.status]}
        state={invoiceWords[invoice.status]()}
      />
      {invoice.status === 'unpaid' && invoice.receivedKopecks !== '0' && (
        <Banner tone="attention">
          {m.organiser_invoice_part_came()} <Money kopecks={invoice.missingKopecks} />
        </Banner>
      )}
      {invoice.overpaidKopecks !== '0' && (
        <Banner tone="attention">
          {m.organiser_invoice_too_much()} <Money kopecks={invoice.overpaidKopecks} />
        </Banner>
      )}
      <InvoiceFacts invoice={invoice} />
      <InvoiceMoney invoice={invoice} onReverse={payment => onAsk({ kind: 'reverse', payment })} />
      {invoice.places === null ? (
        <InvoicePeople invoice={invoice} onRefund={line => onAsk({ kind: 'refund', line })} />
      ) : (
        <div className="space-y-2">
          <p>{m.organiser_invoice_places({ places: invoice.places })}</p>
          {invoice.status === 'paid' && (
            <p className="measure text-sm text-text-quiet">{m.organiser_invoice_places_refund()}</p>
          )}
        </div>
      )}
      <Section title={m.organiser_documents()} level={3} space="none">
        <InvoiceDownloads invoice={invoice} />
      </Section>
      <InvoiceHistory guid={invoice.guid} />
    </div>
  )
}

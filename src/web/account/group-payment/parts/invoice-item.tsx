import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { CancelInvoice } from '#web/account/payment/form.tsx'
import { useDocumentDownload } from '#web/account/payment/queries.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Tone } from '#web/ui/tone.ts'

const tones: Record<Invoice['status'], Tone> = {
  unpaid: 'attention',
  paid: 'positive',
  paidByCard: 'positive',
  cancelled: 'neutral',
}

/** One invoice of a group: number, sum and people, its state, its documents, and the way to cancel it. */
export function InvoiceItem({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const locale = useLocale()
  const { number, status, totalKopecks, issuedOn, dueOn, participants, replacedBy } = invoice
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="tabular font-medium">{m.payment_invoice_title({ number })}</span>
        <span className="tabular font-medium">{formatMoney(BigInt(totalKopecks), locale)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-quiet">
        <StatusChip tone={tones[status]}>{invoiceWords[status]()}</StatusChip>
        <span className="tabular">{m.group_pay_people({ count: participants.length })}</span>
        <span className="tabular">{formatDay(issuedOn, locale)}</span>
        {status === 'unpaid' && (
          <span className="tabular">{m.payment_pay_by({ date: formatDay(dueOn, locale) })}</span>
        )}
        {replacedBy && <span className="tabular">{m.group_pay_replaced_by({ number: replacedBy })}</span>}
      </div>
      {invoice.whole && <InvoiceDeeds invoice={invoice} onChanged={onChanged} />}
    </li>
  )
}

function InvoiceDeeds({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const { invoicePdf, advancePdf } = useDocumentDownload(invoice)
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button
        size="sm"
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        loading={invoicePdf.isPending}
        onClick={() => invoicePdf.mutate()}
      >
        {m.payment_invoice_download()}
      </Button>
      {invoice.hasAdvanceTaxInvoice && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          loading={advancePdf.isPending}
          onClick={() => advancePdf.mutate()}
        >
          {m.payment_advance_download()}
        </Button>
      )}
      {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={onChanged} size="sm" />}
    </div>
  )
}

import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { InvoiceAdvanceDownloads } from '#web/kit/file/invoice-advance-downloads.tsx'
import { CancelInvoice } from '#web/kit/invoice/cancel-invoice.tsx'
import { useDocumentDownload } from '#web/kit/invoice/use-document-download.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
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

type InvoiceItemProps = {
  invoice: Invoice
  onChanged: () => void
}

/** One invoice of a group: number, sum and people, its state, its documents, and the way to cancel it. */
export function InvoiceItem({ invoice, onChanged }: InvoiceItemProps) {
  const locale = useLocale()
  const { number, status, totalKopecks, issuedOn, dueOn, participants, replacedBy } = invoice
  const { compare } = new Intl.Collator(locale)
  const people = participants.map(person => nameIn(locale, person)).sort(compare)
  return (
    <li id={invoiceAnchor(invoice)} className="scroll-mt-24 space-y-2 py-4">
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
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-1.5 text-link">{m.group_invoice_people()}</summary>
        <p className="mt-1 measure">{people.join(', ')}</p>
      </details>
      {invoice.whole && <InvoiceDeeds invoice={invoice} onChanged={onChanged} />}
    </li>
  )
}

/** Where the notice above the board leads. */
export const invoiceAnchor = ({ guid }: Pick<Invoice, 'guid'>) => `invoice-${guid}`

function InvoiceDeeds({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const { invoicePdf, actPdf, taxInvoicePdf } = useDocumentDownload(invoice)
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <PaperButton file={invoicePdf}>{m.payment_invoice_download()}</PaperButton>
      <InvoiceAdvanceDownloads invoice={invoice} size="sm" variant="quiet" />
      {invoice.closing && (
        <>
          <PaperButton file={actPdf}>{m.payment_act_download()}</PaperButton>
          <PaperButton file={taxInvoicePdf}>{m.payment_tax_invoice_download()}</PaperButton>
        </>
      )}
      {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={onChanged} size="sm" />}
    </div>
  )
}

type PaperButtonProps = { file: { isPending: boolean; mutate: () => void }; children: string }

function PaperButton({ file, children }: PaperButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {children}
    </Button>
  )
}

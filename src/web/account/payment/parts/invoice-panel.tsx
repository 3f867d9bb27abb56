import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { InvoiceAdvanceDownloads } from '#web/kit/file/invoice-advance-downloads.tsx'
import { CancelInvoice } from '#web/kit/invoice/cancel-invoice.tsx'
import { useDocumentDownload } from '#web/kit/invoice/use-document-download.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { PayFromAbroad } from '#web/kit/payer/company-payer.tsx'
import { nameIn } from '#web/kit/words/name-in.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { useRefreshPayment } from '../queries.ts'
import { laterVatSentence, vatSentence } from '../view.tsx'
import { closingSentence } from '../words.ts'

const words: Record<InvoiceStatus, { tone: Tone; meaning: () => string }> = {
  unpaid: { tone: 'info', meaning: m.payment_invoice_meaning_unpaid },
  paid: { tone: 'positive', meaning: m.payment_invoice_meaning_paid },
  paidByCard: {
    tone: 'positive',
    meaning: m.payment_invoice_meaning_paidByCard,
  },
  cancelled: { tone: 'neutral', meaning: m.payment_invoice_meaning_cancelled },
}

type InvoicePanelProps = {
  invoice: Invoice
  participant: string
  /** How a company abroad pays; null where it has to ask. */
  payFromAbroad: string | null
}

export function InvoicePanel({ invoice, participant, payFromAbroad }: InvoicePanelProps) {
  const locale = useLocale()
  const { tone, meaning } = words[invoice.status]
  // Whoever is on somebody else’s invoice has nothing to pay.
  const theirs = invoice.status === 'unpaid' && !invoice.whole
  const people = invoice.participants.map(person => nameIn(locale, person)).join(', ')
  // Whoever reads a sum and a date may pay a second time what the coordinator pays (decision 035).
  const sums = [
    {
      term: m.payment_invoice_due(),
      value: <span className="tabular">{formatDay(invoice.dueOn, locale)}</span>,
    },
    {
      term: m.payment_invoice_total(),
      value: (
        <span className="tabular">
          <span className="font-medium">{formatMoney(BigInt(invoice.totalKopecks), locale)}</span>
          <span className="block text-sm text-text-quiet">{vatSentence(invoice, locale)}</span>
          {invoice.laterVat && (
            <span className="block text-sm text-text-quiet">
              {laterVatSentence(invoice.laterVat, locale)}
            </span>
          )}
        </span>
      ),
    },
  ]
  return (
    <Section space="none" title={m.payment_invoice_title({ number: invoice.number })}>
      <StatusLine
        tone={tone}
        word={invoiceWords[invoice.status]()}
        meaning={theirs ? m.payment_invoice_meaning_group() : meaning()}
        who={invoice.status === 'unpaid' && !theirs && m.who_participant()}
        deadline={
          invoice.status === 'unpaid' && !theirs && m.account_by({ date: formatDay(invoice.dueOn, locale) })
        }
      />
      <DefinitionList
        className="mt-5"
        items={[
          {
            term: m.payment_invoice_from(),
            value: <span className="tabular">{formatDay(invoice.issuedOn, locale)}</span>,
          },
          ...(theirs ? [] : sums),
          { term: m.payment_invoice_payer(), value: unbrokenAddress(invoice.payerName) },
          { term: m.payment_invoice_people(), value: people },
        ]}
      />
      {invoice.whole ? (
        <InvoiceDeeds invoice={invoice} participant={participant} payFromAbroad={payFromAbroad} />
      ) : (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_group_invoice_note()}</p>
      )}
    </Section>
  )
}

function InvoiceDeeds({ invoice, participant, payFromAbroad }: InvoicePanelProps) {
  const { invoicePdf, actPdf, taxInvoicePdf } = useDocumentDownload(invoice)
  const refresh = useRefreshPayment(participant)
  const locale = useLocale()
  return (
    <>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button
          variant={invoice.status === 'unpaid' ? 'primary' : 'secondary'}
          icon={<Download aria-hidden="true" />}
          loading={invoicePdf.isPending}
          onClick={() => invoicePdf.mutate()}
        >
          {m.payment_invoice_download()}
        </Button>
        <InvoiceAdvanceDownloads invoice={invoice} variant="secondary" />
        {invoice.closing && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={actPdf.isPending}
            onClick={() => actPdf.mutate()}
          >
            {m.payment_act_download()}
          </Button>
        )}
        {invoice.closing && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={taxInvoicePdf.isPending}
            onClick={() => taxInvoicePdf.mutate()}
          >
            {m.payment_tax_invoice_download()}
          </Button>
        )}
        {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={refresh} />}
      </div>
      {invoice.status === 'unpaid' && (
        <p className="mt-4 text-sm text-text-quiet">
          {invoice.documentsBy === 'edo'
            ? m.payment_invoice_original_edo()
            : m.payment_invoice_original_post()}
        </p>
      )}
      {invoice.status === 'unpaid' && !invoice.payerHasInn && (
        <div className="mt-4">
          <PayFromAbroad told={payFromAbroad} />
        </div>
      )}
      {invoice.closing && (
        <p className="mt-4 text-sm text-text-quiet">{closingSentence(invoice.closing, locale)}</p>
      )}
      {invoice.status === 'unpaid' && invoice.participants.length > 1 && (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_card_instead()}</p>
      )}
    </>
  )
}

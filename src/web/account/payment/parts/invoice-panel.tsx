import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { CancelInvoice } from '../form.tsx'
import { useDocumentDownload, useRefreshPayment } from '../queries.ts'
import { vatSentence } from '../view.tsx'

const words: Record<InvoiceStatus, { tone: Tone; meaning: () => string }> = {
  unpaid: { tone: 'info', meaning: m.payment_invoice_meaning_unpaid },
  paid: { tone: 'positive', meaning: m.payment_invoice_meaning_paid },
  paidByCard: {
    tone: 'positive',
    meaning: m.payment_invoice_meaning_paidByCard,
  },
  cancelled: { tone: 'neutral', meaning: m.payment_invoice_meaning_cancelled },
}

export function InvoicePanel({ invoice, participant }: { invoice: Invoice; participant: string }) {
  const locale = useLocale()
  const { tone, meaning } = words[invoice.status]
  // Whoever is on somebody else’s invoice has nothing to pay.
  const theirs = invoice.status === 'unpaid' && !invoice.whole
  const people = invoice.participants.map(({ name }) => name).join(', ')
  return (
    <Section space="none" title={m.payment_invoice_title({ number: invoice.number })}>
      <StatusLine
        tone={tone}
        word={invoiceWords[invoice.status]()}
        meaning={theirs ? m.payment_invoice_meaning_group() : meaning()}
        who={invoice.status === 'unpaid' && (theirs ? m.who_coordinator() : m.who_participant())}
        deadline={invoice.status === 'unpaid' && m.account_by({ date: formatDay(invoice.dueOn, locale) })}
      />
      <DefinitionList
        className="mt-5"
        items={[
          {
            term: m.payment_invoice_from(),
            value: <span className="tabular">{formatDay(invoice.issuedOn, locale)}</span>,
          },
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
              </span>
            ),
          },
          { term: m.payment_invoice_payer(), value: invoice.payerName },
          { term: m.payment_invoice_people(), value: people },
        ]}
      />
      {invoice.whole ? (
        <InvoiceDeeds invoice={invoice} participant={participant} />
      ) : (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_group_invoice_note()}</p>
      )}
    </Section>
  )
}

function InvoiceDeeds({ invoice, participant }: { invoice: Invoice; participant: string }) {
  const { invoicePdf, advancePdf } = useDocumentDownload(invoice)
  const refresh = useRefreshPayment(participant)
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
        {invoice.hasAdvanceTaxInvoice && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={advancePdf.isPending}
            onClick={() => advancePdf.mutate()}
          >
            {m.payment_advance_download()}
          </Button>
        )}
        {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={refresh} />}
      </div>
      {invoice.status === 'unpaid' && (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_card_instead()}</p>
      )}
    </>
  )
}

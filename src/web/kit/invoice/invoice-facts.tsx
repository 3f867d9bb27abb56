import type { ReactNode } from 'react'
import type { Invoice } from '#contract/payment.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { closingSentence } from '#web/kit/payment/closing-sentence.ts'
import { laterVatSentence, vatSentence } from '#web/kit/payment/fee-summary.tsx'
import { nameIn } from '#web/kit/words/name-in.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'

const words: Record<InvoiceStatus, { tone: Tone; meaning: () => string }> = {
  unpaid: { tone: 'info', meaning: m.payment_invoice_meaning_unpaid },
  paid: { tone: 'positive', meaning: m.payment_invoice_meaning_paid },
  paidByCard: {
    tone: 'positive',
    meaning: m.payment_invoice_meaning_paidByCard,
  },
  cancelled: { tone: 'neutral', meaning: m.payment_invoice_meaning_cancelled },
}

/** An invoice as its payer reads it; what may be done with it comes below. */
export function InvoiceFacts({ invoice, children }: { invoice: Invoice; children?: ReactNode }) {
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
      {children}
    </Section>
  )
}

/** How the signed originals come, and where they are. */
export function InvoiceOriginals({ invoice }: { invoice: Invoice }) {
  const locale = useLocale()
  return (
    <>
      {invoice.status === 'unpaid' && (
        <p className="mt-4 text-sm text-text-quiet">
          {invoice.documentsBy === 'edo'
            ? m.payment_invoice_original_edo()
            : m.payment_invoice_original_post()}
        </p>
      )}
      {invoice.closing && (
        <p className="mt-4 text-sm text-text-quiet">{closingSentence(invoice.closing, locale)}</p>
      )}
    </>
  )
}

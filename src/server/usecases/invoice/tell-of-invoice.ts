import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#server/documents/document-format.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import type { MessageName } from '../message/message-catalogue.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { findPaidByWhom, isPersonOf, peopleInWords } from '../payment/paying-coordinator.ts'
import type { WrittenInvoice } from './write-invoice.ts'

/** The rate of the day of issue, and the one of a later day on which the money may come. */
type TwoRates = Pick<WrittenInvoice, 'vatPercent' | 'laterVatFrom' | 'laterVatPercent'>

/** News about an invoice, for the people on it and its payer. */
export type InvoiceNews = {
  needs: Needs<'clock' | 'config' | 'sealer'>
  tx: Tx
  edition: EditionRow
  invoice: Pick<WrittenInvoice, 'guid' | 'number' | 'dueOn' | 'totalKopecks' | keyof TwoRates> & {
    issuedBy: string
  }
  people: readonly ParticipantRecord[]
  /** What each application owes on it, in kopecks. */
  amounts: ReadonlyMap<string, bigint>
}

type Happened = 'issued' | 'cancelled' | 'paid' | 'reopened'

/** Templates of each event, by recipient. */
const templates = {
  issued: {
    apart: 'payment_invoice_issued',
    asMember: 'group_invoice_issued',
    payer: 'payer_invoice_issued',
  },
  cancelled: {
    apart: 'payment_invoice_cancelled',
    asMember: 'group_invoice_cancelled',
    payer: 'payer_invoice_cancelled',
  },
  paid: { apart: 'payment_invoice_paid', asMember: 'group_invoice_paid', payer: 'payer_invoice_paid' },
  reopened: {
    apart: 'payment_invoice_reopened',
    asMember: 'group_invoice_reopened',
    payer: 'payer_invoice_reopened',
  },
} as const satisfies Record<Happened, Record<'apart' | 'asMember' | 'payer', MessageName>>

/**
 * Tells of an invoice that was issued, cancelled or paid. A coordinator who asked for it is told of the whole, and the members that they need do
 * nothing: with a sum and a date they would pay twice (decision 035). People who did it themselves, for themselves, are not told.
 */
export async function tellOfInvoice(
  news: InvoiceNews,
  happened: Happened,
  by: { accountGuid: string | null } = { accountGuid: null },
): Promise<void> {
  const { tx, edition, invoice, people } = news
  const payer = { accountGuid: invoice.issuedBy, editionGuid: edition.guid }
  const { coordinator, noticeOf } = await findPaidByWhom(tx, payer, people)
  for (const record of people) {
    const notice = noticeOf(record)
    const ownDoing = by.accountGuid === invoice.issuedBy && isPersonOf(invoice.issuedBy, record)
    if (notice === 'withAll' || ownDoing) continue
    const whole = people.length === 1 || isPersonOf(invoice.issuedBy, record)
    const paper = happened === 'issued' && notice === 'apart' && whole ? { invoiceGuid: invoice.guid } : {}
    const content = (whole: boolean) => (locale: 'ru' | 'en') => ({
      ...invoiceFigures(news, locale, owedBy(news, record)),
      ...paperInWords(whole, locale),
      coordinator: coordinator ? coordinatorName(locale, coordinator.group) : '',
    })
    await tell(news, templates[happened][notice], record, content(whole), {
      ...paper,
      copied: content(false),
    })
  }
  if (coordinator)
    await writeToCoordinator(
      news,
      templates[happened].payer,
      { group: coordinator.group },
      locale => invoiceFigures(news, locale, invoice.totalKopecks),
      happened === 'issued' ? { invoiceGuid: invoice.guid } : {},
    )
}

/** What a letter says before the address of the cabinet: whoever sees the whole invoice gets it with the letter, the others see their part there. */
export function paperInWords(whole: boolean, locale: 'ru' | 'en'): { paper: string } {
  return { paper: (whole ? m.mail_invoice_attached : m.mail_invoice_own_part)({}, { locale }) }
}

/** Number, sum, term and number of people, worded for a message. */
export function invoiceFigures(
  { invoice, people }: Pick<InvoiceNews, 'invoice' | 'people'>,
  locale: 'ru' | 'en',
  kopecks: bigint,
): Record<'number' | 'amount' | 'people' | 'payBy' | 'rates', string> {
  return {
    number: invoice.number,
    amount: formatMoney(kopecks, locale),
    people: peopleInWords(people.length, locale),
    payBy: formatDay(invoice.dueOn, locale),
    rates: ratesInWords(invoice, locale, kopecks),
  }
}

/** A prepayment is taxed by the day it comes, so a letter about an invoice over the turn of the year names both rates, as the paper does. */
function ratesInWords(
  { vatPercent, laterVatFrom: from, laterVatPercent: later }: TwoRates,
  locale: 'ru' | 'en',
  kopecks: bigint,
): string {
  if (from === null || later === null) return ''
  const vatAt = (percent: number) => formatMoney(splitVat(kopecks, BigInt(percent)).vat, locale)
  const facts = {
    from: formatDay(from, locale),
    before: vatPercent,
    vatBefore: vatAt(vatPercent),
    after: later,
    vatAfter: vatAt(later),
  }
  return ` ${m.mail_invoice_two_rates(facts, { locale })}`
}

/** Only the payer sees the whole sum; the others see their own part. */
function owedBy({ invoice, amounts }: InvoiceNews, record: ParticipantRecord): bigint {
  if (isPersonOf(invoice.issuedBy, record)) return invoice.totalKopecks
  return amounts.get(record.applicationGuid) ?? refuse('server_error')
}

import { formatMoney } from '#domain/payment/money.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPayerContact } from '#server/persistence/payer-contact-queries.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { findPaidByWhom, isPersonOf } from '../payment/paying-coordinator.ts'
import { type InvoiceNews, invoiceFigures } from './tell-of-invoice.ts'

/** Tells whoever asked for the invoice that a part of its sum has come, and what is missing. */
export async function tellOfPart(
  news: InvoiceNews,
  { received, missing }: { received: bigint; missing: bigint },
): Promise<void> {
  const { tx, edition, invoice, people } = news
  const payer = { accountGuid: invoice.issuedBy, editionGuid: edition.guid }
  const content = (locale: 'ru' | 'en') => ({
    ...invoiceFigures(news, locale, invoice.totalKopecks),
    received: formatMoney(received, locale),
    missing: formatMoney(missing, locale),
  })
  const { coordinator } = await findPaidByWhom(tx, payer, people)
  if (coordinator)
    return writeToCoordinator(news, 'payer_invoice_partly_paid', { group: coordinator.group }, content)
  const own = people.find(record => isPersonOf(invoice.issuedBy, record))
  if (own) return tell(news, 'payment_invoice_partly_paid', own, content)
  const contact = await findPayerContact(tx, payer)
  await tellAddressee(
    news,
    'payment_invoice_partly_paid',
    { participantGuid: null, name: null, ...contact },
    content,
  )
}

export type SentBack = {
  amount: bigint
  returnedOn: string
  paymentOrderNumber: string
  payerName: string
}

/** Tells the person whose money was sent back to the payer of the invoice, and whoever asked for that invoice if it is somebody else. */
export async function tellOfRefund(
  news: InvoiceNews,
  record: ParticipantRecord | null,
  sent: SentBack,
): Promise<void> {
  const { tx, edition, invoice, people } = news
  const payer = { accountGuid: invoice.issuedBy, editionGuid: edition.guid }
  const content = (locale: 'ru' | 'en') => ({
    number: invoice.number,
    amount: formatMoney(sent.amount, locale),
    returnedOn: formatDay(sent.returnedOn, locale),
    order: sent.paymentOrderNumber,
    payer: sent.payerName,
  })
  if (record) await tell(news, 'payment_invoice_refunded', record, content)
  if (record && isPersonOf(invoice.issuedBy, record)) return
  const { coordinator } = await findPaidByWhom(tx, payer, people)
  if (coordinator)
    return writeToCoordinator(news, 'payer_invoice_refunded', { group: coordinator.group }, content)
  const contact = await findPayerContact(tx, payer)
  // An assistant who asked for the invoice has the same phone as the person they answer for.
  if (record && (record.phone ?? record.accountPhone) === contact.phone) return
  await tellAddressee(
    news,
    'payer_invoice_refunded',
    { participantGuid: null, name: null, ...contact },
    content,
  )
}

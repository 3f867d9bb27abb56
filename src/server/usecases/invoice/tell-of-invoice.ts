import { formatMoney } from '#domain/payment/money.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import type { MessageName } from '../message/message-catalogue.ts'
import { tell } from '../message/tell-participant.ts'
import { coordinatorName, writeToCoordinator } from '../message/write-to-coordinator.ts'
import { findPaidByWhom, isPersonOf, peopleInWords } from '../payment/paying-coordinator.ts'

/** News about an invoice, for the people on it and its payer. */
export type InvoiceNews = {
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>
  tx: Tx
  edition: EditionRow
  invoice: { number: string; issuedBy: string; dueOn: string; totalKopecks: bigint }
  people: readonly ParticipantRecord[]
  /** What each application owes on it, in kopecks. */
  amounts: ReadonlyMap<string, bigint>
}

type Happened = 'issued' | 'cancelled' | 'paid'

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
  const name = coordinator ? coordinatorName(coordinator.group) : ''
  for (const record of people) {
    const notice = noticeOf(record)
    const ownDoing = by.accountGuid === invoice.issuedBy && isPersonOf(invoice.issuedBy, record)
    if (notice === 'withAll' || ownDoing) continue
    await tell(news, templates[happened][notice], record, locale => ({
      ...invoiceFigures(news, locale, owedBy(news, record)),
      coordinator: name,
    }))
  }
  if (coordinator)
    await writeToCoordinator(news, templates[happened].payer, { group: coordinator.group }, locale =>
      invoiceFigures(news, locale, invoice.totalKopecks),
    )
}

/** Number, sum, term and number of people, worded for a message. */
export function invoiceFigures(
  { invoice, people }: Pick<InvoiceNews, 'invoice' | 'people'>,
  locale: 'ru' | 'en',
  kopecks: bigint,
): Record<'number' | 'amount' | 'people' | 'payBy', string> {
  return {
    number: invoice.number,
    amount: formatMoney(kopecks, locale),
    people: peopleInWords(people.length, locale),
    payBy: formatDay(invoice.dueOn, locale),
  }
}

/** Only the payer sees the whole sum; the others see their own part. */
function owedBy({ invoice, amounts }: InvoiceNews, record: ParticipantRecord): bigint {
  if (isPersonOf(invoice.issuedBy, record)) return invoice.totalKopecks
  return amounts.get(record.applicationGuid) ?? refuse('server_error')
}

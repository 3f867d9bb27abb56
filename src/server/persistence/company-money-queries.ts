import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RefundKind } from '#domain/payment/refund-state.ts'
import {
  applicationsOfCompany,
  type Company,
  cardPaymentsOfCompany,
  invoicesOfCompany,
} from './company-key-queries.ts'
import type { Reader } from './database.ts'

type Limited = Company & { limit: number }

const paid = (company: Company) => sql<SqlBool>`card_payment.guid in (${cardPaymentsOfCompany(company)})`

/** Card payments for its people, the newest first, and how many there are. */
export async function listCompanyCardPayments(reader: Reader, { limit, ...company }: Limited) {
  const [rows, { count }] = await Promise.all([
    reader
      .selectFrom('cardPayment')
      .selectAll()
      .where(paid(company))
      .orderBy('guid', 'desc')
      .limit(limit)
      .execute(),
    reader
      .selectFrom('cardPayment')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where(paid(company))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, count: Number(count) }
}

/** Refunds to the cards of its people and by transfer of its invoices, the newest first, and how many there are. */
export async function chooseCompanyRefunds(reader: Reader, { limit, ...company }: Limited) {
  const all: RawBuilder<unknown> = sql`
    select line.guid, 'card' as kind, line.refund_at as at from card_payment_line as line
      where line.refund_state is not null and line.application_guid in (${applicationsOfCompany(company)})
    union all
    select back.guid, 'transfer', back.booked_at from invoice_refund as back
      where back.invoice_guid in (${invoicesOfCompany(company)})`
  const { rows } = await sql<{ guid: string; kind: RefundKind; count: bigint }>`
    select guid, kind, count(*) over () as count from (${all}) as refund
    order by at desc, guid desc limit ${limit}`.execute(reader)
  return { chosen: rows, count: Number(rows[0]?.count ?? 0) }
}

/** Papers of its invoices after the forum, the newest first, and how many there are. */
export async function listCompanyClosings(reader: Reader, { limit, ...company }: Limited) {
  const rows = await reader
    .selectFrom('closing')
    .select(['guid', 'year', 'number', 'issuedOn', 'totalKopecks', 'sentOn', 'returnedOn'])
    .select(sql<bigint>`count(*) over ()`.as('count'))
    .where(sql<SqlBool>`closing.invoice_guid in (${invoicesOfCompany(company)})`)
    .orderBy('guid', 'desc')
    .limit(limit)
    .execute()
  return { rows, count: Number(rows[0]?.count ?? 0) }
}

/** Internal notes about its people, the newest first. */
export function listCompanyPeopleNotes(reader: Reader, { limit, ...company }: Limited) {
  return reader
    .selectFrom('applicationNote as note')
    .innerJoin('application', 'application.guid', 'note.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('organiser', 'organiser.accountGuid', 'note.writtenBy')
    .select(['note.guid', 'note.text', 'note.writtenAt', 'note.applicationGuid', 'organiser.name as author'])
    .select(['participant.lastName', 'participant.firstName', 'participant.middleName'])
    .select(['participant.latinFirstName', 'participant.latinLastName'])
    .where(sql<SqlBool>`note.application_guid in (${applicationsOfCompany(company)})`)
    .orderBy('note.guid', 'desc')
    .limit(limit)
    .execute()
}

/** Tags of its people, the most used first. */
export async function countCompanyTags(reader: Reader, company: Company) {
  const rows = await reader
    .selectFrom('applicationTag as tagged')
    .select(({ fn }) => ['tagged.tag', fn.countAll<bigint>().as('count')])
    .where(sql<SqlBool>`tagged.application_guid in (${applicationsOfCompany(company)})`)
    .groupBy('tagged.tag')
    .orderBy('count', 'desc')
    .orderBy('tagged.tag')
    .limit(50)
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

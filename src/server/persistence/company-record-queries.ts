import { type SqlBool, sql } from 'kysely'
import { applications } from './application-list-queries.ts'
import { applicationsOfCompany, type Company, isOneOf } from './company-key-queries.ts'
import type { Reader } from './database.ts'

const ofPeople = (key: string) => sql<SqlBool>`company_key(company.inn, company.name) = ${key}::uuid`
const ofGroup = (key: string) =>
  sql<SqlBool>`company_key(participant_group.inn, participant_group.company_name) = ${key}::uuid`
const ofPayer = (key: string) =>
  sql<SqlBool>`company_key(invoice.payer_inn, invoice.payer_name) = ${key}::uuid`
const ofStaff = (key: string) =>
  sql<SqlBool>`company_key(staff_company.inn, staff_company.name) = ${key}::uuid`

export type CompanyNames = { name: string; shortName: string | null; inn: string | null; kpp: string | null }

/** What a company is called: as the register has it, else as most of those who name it write; undefined where nobody does. */
export async function readCompanyNames(
  reader: Reader,
  { editionGuid, key }: Company,
): Promise<CompanyNames | undefined> {
  const { rows } = await sql<CompanyNames>`
    with named as (
      select company.name, company.short_name, company.inn, company.kpp, company.source = 'register' as registered
        from participant_company as company
        join application on application.participant_guid = company.participant_guid
        where ${ofPeople(key)} and application.edition_guid = ${editionGuid}
      union all
      select company_name, company_short_name, inn, kpp, inn is not null from participant_group
        where ${ofGroup(key)} and edition_guid = ${editionGuid}
      union all
      select payer_name, null, payer_inn, payer_kpp, false from invoice where ${ofPayer(key)} and edition_guid = ${editionGuid}
      union all
      select name, null, inn, null, false from staff_company where ${ofStaff(key)} and edition_guid = ${editionGuid}
    )
    select name, mode() within group (order by short_name) as "shortName", max(inn) as inn, max(kpp) as kpp
    from named where name is not null
    group by name order by bool_or(registered) desc, count(*) desc, name limit 1`.execute(reader)
  return rows[0]
}

/** Which of these keys somebody still names a company by. */
export async function findNamedCompanies(reader: Reader, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::uuid[]) as asked (key)
    where exists (select from participant_company as company where company_key(company.inn, company.name) = key)
      or exists (select from participant_group where company_key(inn, company_name) = key)
      or exists (select from invoice where company_key(payer_inn, payer_name) = key)
      or exists (select from staff_company where company_key(inn, name) = key)`.execute(reader)
  return rows.map(({ key }) => key)
}

/** Its people by name. */
export function listCompanyPeople(reader: Reader, { editionGuid, key, limit }: Company & { limit: number }) {
  return applications(reader)
    .select([
      'application.guid',
      'application.status',
      'application.payment',
      'participant.role',
      'participant.position',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
    ])
    .where('application.editionGuid', '=', editionGuid)
    .where(isOneOf(sql.ref('application.guid'), applicationsOfCompany({ editionGuid, key })))
    .orderBy(sql`lower(coalesce(nullif(participant.last_name, ''), participant.latin_last_name, ''))`)
    .orderBy('application.guid')
    .limit(limit)
    .execute()
}

export async function countCompanyPeople(reader: Reader, { editionGuid, key }: Company) {
  const rows = await applications(reader)
    .select(({ fn }) => ['application.status', fn.countAll<bigint>().as('count')])
    .where('application.editionGuid', '=', editionGuid)
    .where(isOneOf(sql.ref('application.guid'), applicationsOfCompany({ editionGuid, key })))
    .groupBy('application.status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

export async function listCompanyGroups(reader: Reader, { editionGuid, key }: Company) {
  const rows = await reader
    .selectFrom('participantGroup')
    .innerJoin('account', 'account.guid', 'participantGroup.accountGuid')
    .select([
      'participantGroup.guid',
      'participantGroup.email',
      'participantGroup.lastName',
      'participantGroup.firstName',
      'participantGroup.middleName',
      'participantGroup.latinFirstName',
      'participantGroup.latinLastName',
      'account.phone',
    ])
    .select(eb =>
      eb
        .selectFrom('groupMember')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('groupMember.groupGuid', '=', 'participantGroup.guid')
        .where('groupMember.removedAt', 'is', null)
        .as('members'),
    )
    .where('participantGroup.editionGuid', '=', editionGuid)
    .where(ofGroup(key))
    .orderBy('participantGroup.guid')
    .execute()
  return rows.map(row => ({ ...row, members: Number(row.members) }))
}

/** Invoices that it is the payer of, the newest first. */
export function listCompanyInvoices(
  reader: Reader,
  { editionGuid, key, limit }: Company & { limit: number },
) {
  return reader
    .selectFrom('invoice')
    .select(['guid', 'year', 'number', 'issuedOn', 'dueOn', 'status', 'totalKopecks'])
    .where('editionGuid', '=', editionGuid)
    .where(ofPayer(key))
    .orderBy('guid', 'desc')
    .limit(limit)
    .execute()
}

/** When its newest invoices were issued, and whether for places in the days of the forum. */
export async function listCompanyIssues(
  reader: Reader,
  { editionGuid, key, limit }: Company & { limit: number },
) {
  const rows = await reader
    .selectFrom('invoice')
    .select(['guid', 'year', 'number', 'createdAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoiceRaiseLine')
          .select('invoiceRaiseLine.invoiceGuid')
          .whereRef('invoiceRaiseLine.invoiceGuid', '=', 'invoice.guid'),
      ).as('isRaise'),
    )
    .where('editionGuid', '=', editionGuid)
    .where(ofPayer(key))
    .orderBy('guid', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({ ...row, isRaise: Boolean(row.isRaise) }))
}

/** Sums of a company’s invoices. Cancelled ones are not counted as invoiced, and refunds are taken off what was received. */
export async function sumCompanyInvoices(reader: Reader, { editionGuid, key }: Company) {
  const { rows } = await sql<Record<'count' | 'invoiced' | 'received' | 'awaited', bigint | number | string>>`
    with own as (
      select invoice.guid, invoice.status, invoice.total_kopecks,
        coalesce((select sum(booked.amount_kopecks) from invoice_payment as booked
          where booked.invoice_guid = invoice.guid and booked.reversed_at is null), 0) as came,
        coalesce((select sum(sent.amount_kopecks) from invoice_refund as sent where sent.invoice_guid = invoice.guid), 0) as went
      from invoice where edition_guid = ${editionGuid} and ${ofPayer(key)}
    )
    select count(*) as count,
      coalesce(sum(total_kopecks) filter (where status <> 'cancelled'), 0)::int8 as invoiced,
      coalesce(sum(came - went), 0)::int8 as received,
      coalesce(sum(greatest(total_kopecks - came, 0)) filter (where status = 'unpaid'), 0)::int8 as awaited
    from own`.execute(reader)
  const [row] = rows
  return {
    count: Number(row?.count ?? 0),
    invoicedKopecks: BigInt(row?.invoiced ?? 0).toString(),
    receivedKopecks: BigInt(row?.received ?? 0).toString(),
    awaitedKopecks: BigInt(row?.awaited ?? 0).toString(),
  }
}

/** The guid of the contractor or exhibitor that is this company. */
export async function findCompanyStaff(
  reader: Reader,
  { editionGuid, key }: Company,
): Promise<string | null> {
  const row = await reader
    .selectFrom('staffCompany')
    .select('guid')
    .where('editionGuid', '=', editionGuid)
    .where(ofStaff(key))
    .orderBy('guid')
    .executeTakeFirst()
  return row?.guid ?? null
}

/** The keys by which companies are addressed, of what an application or an invoice names. */
export async function readCompanyKey(
  reader: Reader,
  { inn, name }: { inn: string | null; name: string | null },
): Promise<string | null> {
  const { rows } = await sql<{
    key: string | null
  }>`select company_key(${inn}::text, ${name}::text) as key`.execute(reader)
  return rows[0]?.key ?? null
}

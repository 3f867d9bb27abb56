import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { type typedInvoiceNumber, typedPhone } from '#domain/search/typed-number.ts'
import { applications } from './application-list-queries.ts'
import type { Reader } from './database.ts'
import { escaped, searchable } from './search-text.ts'

/** What is looked for: what was typed, or records by their guids. */
type Wanted<By> = { editionGuid: string; limit: number; by: By | { guids: readonly string[] } }

type Typed = { typed: string }

/** Of a common word no more rows than these are looked at, which bounds the cost of a search; a rarer one is found whole. */
const mostRows = 400

/** As `searched_text` writes it: small letters, ё as е, without quotation marks. */
const plain = (typed: string) => searchable(typed).replaceAll(/["«»“”„’']+/g, '')

/** The patterns of what was typed, also in the other keyboard layout; one or two letters are the beginning of a word. */
function patternsOf(typed: string): string[] {
  return [typed, swapKeyboardLayout(typed)].flatMap(way => {
    const text = way && escaped(plain(way))
    if (!text) return []
    return text.length < 3 ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
  })
}

/** A text, and its letters for the trigram index (decision 151). */
type SearchedText = { letters: RawBuilder<unknown>; text: RawBuilder<unknown> }

const companyText: SearchedText = {
  letters: sql`company.company_letters`,
  text: sql`searched_text(company.name, company.short_name, company.inn)`,
}
const payerText: SearchedText = {
  letters: sql`payer_letters`,
  text: sql`searched_text(payer_name, payer_inn)`,
}
const groupText: SearchedText = {
  letters: sql`group_letters`,
  text: sql`searched_text(company_name, company_short_name, inn, last_name, first_name, latin_last_name)`,
}
/** Whether a group is found by its organisation, INN or coordinator, whose phone is found in any notation, whole or in part. */
export function groupMatches(typed: string): RawBuilder<SqlBool> {
  const digits = typedPhone(typed)
  if (!digits) return contains(groupText, typed)
  // Gathered apart, so that the other ways keep their index; the plus leaves out the accounts of erased people, which have no phone.
  const called = sql<SqlBool>`participant_group.guid = any(array(
    select called.guid from participant_group as called join account on account.guid = called.account_guid
    where account.phone like ${`+%${digits}%`}))`
  return sql<SqlBool>`(${contains(groupText, typed)} or ${called})`
}

/** The company alone, without its responsible employee; the letters are of both. */
const staffNameText: SearchedText = {
  letters: sql`company_letters`,
  text: sql`searched_text(name, inn)`,
}
const staffText: SearchedText = {
  letters: sql`company_letters`,
  text: sql`searched_text(name, inn, last_name, first_name, latin_last_name, latin_first_name)`,
}
const invoiceText: SearchedText = { letters: sql`search_letters`, text: sql`search_text` }
const draftText: SearchedText = { letters: sql`trigram_letters(search)`, text: sql`search` }

/** The letters are found by an index; the text itself decides. */
function contains({ letters, text }: SearchedText, typed: string): RawBuilder<SqlBool> {
  const ways = patternsOf(typed).map(
    pattern => sql<SqlBool>`(${letters} like trigram_letters(${pattern}) and ${text} like ${pattern})`,
  )
  return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`false`
}

/** Some of the rows that a text stands in, gathered before they are ordered: the planner would rather ask the text of each row in their order. */
function firstOf(
  table: 'invoice' | 'participant_group',
  condition: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`guid = any(array(select guid from ${sql.table(table)} where ${condition} limit ${mostRows}))`
}

/** People by their applications, as the search shows them; in no order. */
export function listFoundPeople(reader: Reader, editionGuid: string, applicationGuids: readonly string[]) {
  if (applicationGuids.length === 0) return Promise.resolve([])
  return applications(reader)
    .select([
      'application.guid',
      'application.status',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'company.shortName as companyShortName',
      'company.name as companyName',
    ])
    .where('application.editionGuid', '=', editionGuid)
    .where('application.guid', 'in', [...applicationGuids])
    .where('participant.erasedAt', 'is', null)
    .execute()
}

/** Chats of people who were found, and of accounts that are responsible for a contractor. */
export function searchChats(
  reader: Reader,
  {
    editionGuid,
    limit,
    by,
  }: Wanted<{ participantGuids: readonly string[]; accountGuids: readonly string[] }>,
) {
  let query = reader
    .selectFrom('chat')
    .leftJoin('participant', 'participant.guid', 'chat.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .select([
      'chat.guid',
      'chat.closedAt',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'company.shortName as companyShortName',
    ])
    .select(eb =>
      eb
        .selectFrom('staffCompany as staff')
        .select('staff.name')
        .whereRef('staff.accountGuid', '=', 'chat.accountGuid')
        .whereRef('staff.editionGuid', '=', 'chat.editionGuid')
        .orderBy('staff.guid')
        .limit(1)
        .as('staffName'),
    )
    .where('chat.editionGuid', '=', editionGuid)
    .where('chat.lastNumber', '>', 0)
    // An erased person's chat has no name left to be shown by.
    .where('participant.erasedAt', 'is', null)
  query =
    'guids' in by
      ? query.where('chat.guid', 'in', [...by.guids])
      : query.where(
          sql<SqlBool>`(chat.participant_guid = any(${[...by.participantGuids]}::uuid[])
            or chat.account_guid = any(${[...by.accountGuids]}::uuid[]))`,
        )
  return query.orderBy('chat.updatedAt', 'desc').limit(limit).execute()
}

export type FoundCompany = { key: string; name: string; inn: string | null; people: number }

/** Companies that people, groups or payers of the edition name, each with its people, and with `onSite` those that come to work; the exact INN first, then names that begin so. */
export async function searchCompanies(
  reader: Reader,
  { editionGuid, limit, by, onSite }: Wanted<Typed> & { onSite: boolean },
): Promise<FoundCompany[]> {
  const asked =
    'guids' in by
      ? {
          ofPeople: sql<SqlBool>`company_key(company.inn, company.name) = any(${[...by.guids]}::uuid[])`,
          ofGroups: sql<SqlBool>`company_key(inn, company_name) = any(${[...by.guids]}::uuid[])`,
          ofInvoices: sql<SqlBool>`company_key(payer_inn, payer_name) = any(${[...by.guids]}::uuid[])`,
          ofStaff: sql<SqlBool>`company_key(inn, name) = any(${[...by.guids]}::uuid[])`,
        }
      : typedCompany(by.typed)
  const first = 'guids' in by ? '' : plain(by.typed)
  const { rows } = await sql<FoundCompany & { people: bigint | number | string }>`
    with found as (
      (select company_key(company.inn, company.name) as key, coalesce(company.short_name, company.name) as name,
          company.inn, company.participant_guid as person
        from participant_company as company
        join application on application.participant_guid = company.participant_guid
        where ${asked.ofPeople} and application.edition_guid = ${editionGuid} limit ${mostRows})
      union all
      (select company_key(inn, company_name), company_short_name, inn, null from participant_group
        where ${asked.ofGroups} and edition_guid = ${editionGuid} limit ${mostRows})
      union all
      (select company_key(payer_inn, payer_name), payer_name, payer_inn, null from invoice
        where ${asked.ofInvoices} and edition_guid = ${editionGuid} limit ${mostRows})
      union all
      (select company_key(inn, name), name, inn, null from staff_company
        where ${onSite} and ${asked.ofStaff} and edition_guid = ${editionGuid} limit ${mostRows})
    ), spelled as (
      select key, name, max(inn) as inn, count(*) as times, count(person) as people
      from found where key is not null and name is not null group by key, name
    )
    select key, (array_agg(name order by times desc, name))[1] as name, max(inn) as inn, sum(people) as people
    from spelled group by key
    order by bool_or(inn = ${first}) desc nulls last, bool_or(searched_text(name) like ${`${first.replace(/[\\%_]/g, '')}%`}) desc,
      sum(people) desc, key
    limit ${limit}`.execute(reader)
  return rows.map(row => ({ ...row, people: Number(row.people) }))
}

function typedCompany(typed: string) {
  return {
    ofPeople: contains(companyText, typed),
    ofGroups: contains(groupText, typed),
    ofInvoices: contains(payerText, typed),
    ofStaff: contains(staffNameText, typed),
  }
}

/** Groups by their company, its INN and their coordinator with the phone. */
export function searchGroups(reader: Reader, { editionGuid, limit, typed }: Found) {
  return reader
    .selectFrom('participantGroup')
    .select(['guid', 'companyShortName', 'lastName', 'firstName', 'middleName'])
    .select(['latinFirstName', 'latinLastName'])
    .where('editionGuid', '=', editionGuid)
    .where(firstOf('participant_group', groupMatches(typed)))
    .orderBy('companyShortName')
    .orderBy('guid')
    .limit(limit)
    .execute()
}

type Found = Typed & { editionGuid: string; limit: number }

/** Contractors and exhibitors by name, INN and responsible employee. */
export function searchStaffCompanies(reader: Reader, { editionGuid, limit, typed }: Found) {
  return reader
    .selectFrom('staffCompany')
    .select(['guid', 'accountGuid', 'roleConfirmedAt', 'name', 'inn', 'lastName', 'firstName', 'middleName'])
    .select(['latinFirstName', 'latinLastName'])
    .where('editionGuid', '=', editionGuid)
    .where(contains(staffText, typed))
    .orderBy('name')
    .orderBy('guid')
    .limit(limit)
    .execute()
}

/** Invoices by number, payer and INN; one whose number was typed comes first. */
export function searchInvoices(
  reader: Reader,
  { editionGuid, limit, by }: Wanted<Typed & { number: ReturnType<typeof typedInvoiceNumber> }>,
) {
  const query = reader
    .selectFrom('invoice')
    .select(['guid', 'year', 'number', 'payerName', 'status', 'totalKopecks'])
    .where('editionGuid', '=', editionGuid)
  if ('guids' in by)
    return query
      .where('guid', 'in', [...by.guids])
      .limit(limit)
      .execute()
  const { number } = by
  const numbered = number
    ? number.year
      ? sql<SqlBool>`(year = ${number.year} and number = ${number.number})`
      : sql<SqlBool>`number = ${number.number}`
    : sql<SqlBool>`false`
  // Two letters have no trigram, and going through every invoice for them helps nobody.
  const texts =
    plain(by.typed).length < 3 ? sql<SqlBool>`false` : firstOf('invoice', invoiceMatches(by.typed))
  return query
    .where(sql<SqlBool>`(${numbered} or ${texts})`)
    .$if(number !== null, found => found.orderBy(numbered, 'desc'))
    .orderBy('guid', 'desc')
    .limit(limit)
    .execute()
}

/** By payer, and by the numbers on it. Those have an index of their own, which is spared when no digit was typed. */
function invoiceMatches(typed: string): RawBuilder<SqlBool> {
  const ofPayer = contains(payerText, typed)
  return /\d/.test(typed) ? sql<SqlBool>`(${ofPayer} or ${contains(invoiceText, typed)})` : ofPayer
}

/** Payment orders that brought money to an invoice or took it back, by their number. */
export async function searchPaymentOrders(
  reader: Reader,
  { editionGuid, limit, number }: { editionGuid: string; limit: number; number: string },
) {
  const { rows } = await sql<{
    guid: string
    year: number
    number: number
    payerName: string
    order: string
    kopecks: bigint
    on: string
  }>`
    select invoice.guid, invoice.year, invoice.number, invoice.payer_name as "payerName", moved.payment_order_number as "order",
      moved.amount_kopecks as kopecks, moved.on
    from (
      select invoice_guid, payment_order_number, amount_kopecks, received_on as "on" from invoice_payment
        where payment_order_number = ${number} and reversed_at is null
      union all
      select invoice_guid, payment_order_number, amount_kopecks, returned_on from invoice_refund
        where payment_order_number = ${number}
    ) as moved
    join invoice on invoice.guid = moved.invoice_guid
    where invoice.edition_guid = ${editionGuid}
    order by moved.on desc, invoice.guid
    limit ${limit}`.execute(reader)
  return rows
}

const isGuid = (typed: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)

const lineOf = sql`select from card_payment_line as line where line.card_payment_guid = card_payment.guid`

/** Card payments by the acquirer's number of them, or ours that its statement names too. */
export function searchCardPayments(reader: Reader, { editionGuid, limit, by }: Wanted<Typed>) {
  let query = reader
    .selectFrom('cardPayment')
    .select(['guid', 'providerId', 'status'])
    .select(eb => eb.fn.coalesce('capturedKopecks', 'amountKopecks').as('kopecks'))
    .select(eb =>
      eb
        .selectFrom('cardPaymentLine as line')
        .innerJoin('application', 'application.guid', 'line.applicationGuid')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .select(
          sql<
            string | null
          >`min(nullif(concat_ws(' ', participant.last_name, participant.first_name), ''))`.as('name'),
        )
        .whereRef('line.cardPaymentGuid', '=', 'cardPayment.guid')
        .as('name'),
    )
    .select([
      sql<boolean>`exists (${lineOf} and line.state = 'refundDue')`.as('refundDue'),
      sql<boolean>`exists (${lineOf} and line.refund_state = 'unconfirmed')`.as('refundWaits'),
    ])
    .where('editionGuid', '=', editionGuid)
  if ('guids' in by) query = query.where('guid', 'in', [...by.guids])
  else {
    const typed = by.typed.trim()
    query = query.where(eb =>
      eb.or([
        eb('providerId', '=', typed),
        ...(isGuid(typed) ? [eb('callbackGuid', '=', typed), eb('guid', '=', typed)] : []),
      ]),
    )
  }
  return query.limit(limit).execute()
}

/** Speakers and sessions that are not on the site yet; those that are stand in the site's own index. */
export function searchDrafts(reader: Reader, { editionGuid, limit, typed }: Found) {
  return reader
    .selectFrom('contentItem')
    .select(['guid', 'kind', 'draft'])
    .where('editionGuid', '=', editionGuid)
    .where('kind', 'in', ['speaker', 'programmeSession'])
    .where('published', 'is', null)
    .where(contains(draftText, typed))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('guid')
    .limit(limit)
    .execute()
}

import { sql } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'

/** What did not match, as security wrote it to the person: it never marks a mismatch without a word. */
export const crowdMismatch = sql<string | null>`case when security = 'passportFailed' then case locale
  when 'ru' then (array['Дата рождения в заявке и в паспорте различается.', 'Номер паспорта не подтвердился: проверьте последние цифры.',
    'Фамилия в заявке написана не так, как в паспорте.', 'Проверьте дату выдачи и код подразделения.'])[1 + number % 4]
  else (array['The date of birth differs from the passport.', 'The passport number was not confirmed: please check the last digits.',
    'The surname is spelt differently in the passport.', 'Please check until when the passport is valid.'])[1 + number % 4] end end`

/** One person of a crowd, flat, with what is sealed as hexadecimal text. */
export type CrowdRow = {
  number: number
  guid: string
  applicationGuid: string
  accountGuid: string
  phone: string
  role: string
  locale: string
  step: string
  firstName: string | null
  lastName: string | null
  middleName: string | null
  latinFirstName: string
  latinLastName: string
  email: string
  citizenship: string
  birthDate: string
  position: string
  searchText: string
  inn: string | null
  kpp: string | null
  companyName: string
  companyShortName: string
  companyType: string
  domain: string
  address: string
  status: string
  security: string
  payment: string
  createdAt: Date
  submittedAt: Date | null
  decidedAt: Date | null
  batchGuid: string | null
  passportSavedAt: Date | null
  checkedAt: Date | null
  paidAt: Date | null
  groupGuid: string | null
  coordinatorGuid: string | null
  invoiceGuid: string | null
  passportHash: string | null
  passportSealed: string | null
  photographGuid: string | null
  photographAt: Date | null
  photographState: string | null
}

export type CrowdGroupRow = {
  guid: string
  accountGuid: string
  phone: string
  lastName: string
  firstName: string
  middleName: string | null
  latinLastName: string
  latinFirstName: string
  email: string
  inn: string | null
  kpp: string | null
  companyName: string
  companyShortName: string
  companyType: string
  address: string
  createdAt: Date
}

const underscored = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Rows as PostgreSQL reads them into a table of these columns. */
export function asRecords(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map(row =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [underscored(name), value])),
    ),
  )
}

/** Tables for what is to be inserted, gone at the end of the transaction; nothing times out meanwhile. */
export async function openCrowd(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`create temp table crowd (
    number integer, guid uuid, application_guid uuid, account_guid uuid, phone text, role text, locale text, step text,
    first_name text, last_name text, middle_name text, latin_first_name text, latin_last_name text, email text,
    citizenship text, birth_date text, position text, search_text text, inn text, kpp text, company_name text,
    company_short_name text, company_type text, domain text, address text, status text, security text, payment text,
    created_at timestamptz, submitted_at timestamptz, decided_at timestamptz, batch_guid uuid,
    passport_saved_at timestamptz, checked_at timestamptz, paid_at timestamptz, group_guid uuid, coordinator_guid uuid,
    invoice_guid uuid, passport_hash text, passport_sealed text,
    photograph_guid uuid, photograph_at timestamptz, photograph_state text
  ) on commit drop`.execute(tx)
  await sql`create temp table crowd_group (
    guid uuid, account_guid uuid, phone text, last_name text, first_name text, middle_name text, latin_last_name text,
    latin_first_name text, email text, inn text, kpp text, company_name text, company_short_name text, company_type text,
    address text, created_at timestamptz
  ) on commit drop`.execute(tx)
}

export async function stageCrowd(tx: Tx, rows: readonly CrowdRow[]): Promise<void> {
  await sql`insert into crowd select * from json_populate_recordset(null::crowd, ${asRecords(rows)}::json)`.execute(
    tx,
  )
}

export async function stageCrowdGroups(tx: Tx, rows: readonly CrowdGroupRow[]): Promise<void> {
  await sql`insert into crowd_group
    select * from json_populate_recordset(null::crowd_group, ${asRecords(rows)}::json)`.execute(tx)
}

/** Whether the database belongs to a forum with people in it: a demo has a clock of its own. */
export async function holdsRealPeople(reader: Reader): Promise<boolean> {
  const { rows: tables } = await sql<{ made: boolean }>`
    select to_regclass('public.participant') is not null and to_regclass('public.demo_clock') is not null as made`.execute(
    reader,
  )
  if (!tables[0]?.made) return false
  const { rows } = await sql<{ real: boolean }>`
    select exists (select from participant) and not exists (select from demo_clock) as real`.execute(reader)
  return rows[0]?.real ?? false
}

/** How many people the edition has already; two crowds must not be made at once. */
export async function countForCrowd(tx: Tx, editionGuid: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('crowd'))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from application where edition_guid = ${editionGuid}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The staged people with their accounts, photographs, companies, applications, groups, links, consents, passports and transfers. */
export async function insertCrowd(
  tx: Tx,
  facts: {
    editionGuid: string
    payBy: string
    keyId: string
    until: Date
    startsOn: string
    endsOn: string
    /** Bytes of the few pictures of which everybody has one. */
    pictures: readonly number[]
  },
): Promise<void> {
  const { editionGuid, until, pictures } = facts
  await sql`analyze crowd`.execute(tx)
  await sql`
    insert into account (guid, phone, locale, created_at)
    select account_guid, phone, locale, created_at from crowd
    union all select account_guid, phone, 'ru', created_at from crowd_group`.execute(tx)
  // A photograph and its person name each other: one statement writes both, and their keys are checked at its end.
  await sql`
    with photograph as (
      insert into file (guid, kind, participant_guid, storage_key, content_type, bytes, created_by, created_at)
      select photograph_guid, 'photograph', guid, 'photographs/' || photograph_guid || '.jpg', 'image/jpeg',
        (${pictures}::integer[])[1 + number % cardinality(${pictures}::integer[])], account_guid, photograph_at
      from crowd where photograph_guid is not null order by number
    )
    insert into participant (guid, account_guid, is_primary, role, locale, step, first_name, last_name, middle_name,
      no_middle_name, latin_first_name, latin_last_name, email, phone, country, citizenship, birth_date, position,
      created_at, updated_at, search_text, registered_by, photograph_file_guid)
    select guid, account_guid, true, role, locale, step, first_name, last_name, middle_name, middle_name is null,
      latin_first_name, latin_last_name, email, phone, citizenship, citizenship, birth_date, position, created_at,
      coalesce(passport_saved_at, submitted_at, created_at), search_text, coordinator_guid, photograph_guid
    from crowd order by number`.execute(tx)
  await sql`
    insert into participant_company (participant_guid, has_inn, inn, kpp, name, short_name, company_type, site_url, address)
    select guid, inn is not null, inn, kpp, company_name, company_short_name, company_type, 'https://' || domain, address
    from crowd order by number`.execute(tx)
  // Before the application, which takes the day over when it is made.
  await sql`
    insert into passport (participant_guid, number_hash, sealed, key_id, saved_at)
    select guid, decode(passport_hash, 'hex'), decode(passport_sealed, 'hex'), ${facts.keyId}, passport_saved_at
    from crowd where passport_saved_at is not null order by number`.execute(tx)
  await sql`
    insert into application (guid, edition_guid, participant_guid, status, security, payment, primary_phone, submitted_at,
      confirmed_at, pay_by, decision_reason, passport_note, photograph_review_since, photograph_requested_at,
      photograph_request, created_at)
    select application_guid, ${editionGuid}::uuid, guid, status, security, payment, phone, submitted_at,
      case when coordinator_guid is not null then submitted_at end,
      case when status = 'approved' then ${facts.payBy}::date end,
      case when status = 'rejected' then
        case locale when 'ru' then 'Все места для вашей отрасли заняты.' else 'All places for your sector are taken.' end end,
      ${crowdMismatch}, case when photograph_state = 'review' then photograph_at end,
      case when photograph_state = 'requested' then decided_at + interval '1 day' end,
      case when photograph_state = 'requested' then
        case locale when 'ru' then 'На снимке видно не всё лицо.' else 'The face is not seen whole.' end end, created_at
    from crowd order by number`.execute(tx)
  await sql`
    insert into participant_group (guid, edition_guid, account_guid, last_name, first_name, middle_name, latin_last_name,
      latin_first_name, email, locale, has_inn, inn, kpp, company_name, company_short_name, company_type, no_site, address,
      created_at)
    select guid, ${editionGuid}::uuid, account_guid, last_name, first_name, middle_name, latin_last_name, latin_first_name,
      email, 'ru', inn is not null, inn, kpp, company_name, company_short_name, company_type, true, address, created_at
    from crowd_group`.execute(tx)
  await sql`
    insert into group_member (application_guid, group_guid, added_at)
    select application_guid, group_guid, created_at from crowd where group_guid is not null`.execute(tx)
  // Those that have expired were told of: nothing is sent because of them.
  await sql`
    insert into confirmation_link (application_guid, token_hash, created_by, created_at, sent_at, expires_at, used_at,
      expiry_told_at)
    select application_guid, sha256(convert_to('crowd ' || application_guid, 'UTF8')), coordinator_guid, created_at,
      created_at, created_at + interval '7 days', submitted_at,
      case when submitted_at is null and created_at + interval '7 days' <= ${until} then created_at + interval '7 days' end
    from crowd where coordinator_guid is not null`.execute(tx)
  await sql`
    insert into consent (participant_guid, kind, text_version, text_hash, locale, given_at, given_by)
    select crowd.guid, text.kind, text.text_version, text.text_hash, crowd.locale, crowd.submitted_at, crowd.account_guid
    from crowd join (
      select distinct on (kind, locale) kind, locale, text_version, text_hash from consent
      where kind in ('processing', 'badgePhotograph') order by kind, locale, given_at desc
    ) as text on text.locale = crowd.locale
    where crowd.submitted_at is not null`.execute(tx)
  await insertCrowdTransfers(tx, facts)
}

/** Every fourth of the approved asks for one, from the hubs that the edition has. */
async function insertCrowdTransfers(
  tx: Tx,
  facts: { editionGuid: string; startsOn: string; endsOn: string },
) {
  await sql`
    with hub as (
      select array_agg(guid order by position, guid) as guids from content_item
      where edition_guid = ${facts.editionGuid} and kind = 'transferHub' and published is not null
    )
    insert into transfer (participant_guid, needed, arrival_hub_guid, arrival_day, arrival_time, arrival_number,
      departure_hub_guid, departure_day, departure_time, departure_number, saved_at)
    select crowd.guid, true, hub.guids[1 + number % cardinality(hub.guids)], ${facts.startsOn}::date - number % 2,
      lpad((7 + number % 15)::text, 2, '0') || ':' || lpad((number * 5 % 60)::text, 2, '0'), 'SU ' || (1000 + number % 300),
      hub.guids[1 + number % cardinality(hub.guids)], ${facts.endsOn}::date + number % 2,
      lpad((8 + number % 14)::text, 2, '0') || ':' || lpad((number * 10 % 60)::text, 2, '0'), 'SU ' || (1400 + number % 300),
      decided_at
    from crowd, hub where status = 'approved' and number % 4 = 0 and hub.guids is not null`.execute(tx)
}

/** Those who find rows need fresh figures of the planner, and counts read from an index need to know that all of it is visible. */
export async function settleCrowd(database: Database): Promise<void> {
  await database.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

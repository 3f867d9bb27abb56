import { type SqlBool, sql } from 'kysely'
import type { UpdateAudience } from '#domain/content/content-choice.ts'
import type { Reader, Tx } from './database.ts'

export type UpdateRelease = NonNullable<Awaited<ReturnType<typeof findRelease>>>

export function findRelease(reader: Reader, contentGuid: string) {
  return reader
    .selectFrom('updateRelease')
    .selectAll()
    .where('contentGuid', '=', contentGuid)
    .executeTakeFirst()
}

/** Important updates of an edition, the one changed last first, with their waiting releases. */
export function listUpdateRows(reader: Reader, of: { editionGuid: string; guid?: string }) {
  return reader
    .selectFrom('contentItem')
    .leftJoin('updateRelease', 'updateRelease.contentGuid', 'contentItem.guid')
    .select(['contentItem.guid', 'contentItem.version', 'contentItem.draft', 'contentItem.published'])
    .select(['contentItem.updatedAt', 'updateRelease.recallUntil'])
    .select(sql<boolean>`content_item.published is distinct from content_item.draft`.as('differs'))
    .where('contentItem.editionGuid', '=', of.editionGuid)
    .where('contentItem.kind', '=', 'importantUpdate')
    .$if(of.guid !== undefined, query => query.where('contentItem.guid', '=', of.guid ?? ''))
    .orderBy('contentItem.updatedAt', 'desc')
    .orderBy('contentItem.guid', 'desc')
    .limit(100)
    .execute()
}

export async function insertRelease(
  tx: Tx,
  release: { contentGuid: string; version: number; releasedBy: string; releasedAt: Date; recallUntil: Date },
): Promise<void> {
  await tx.insertInto('updateRelease').values(release).execute()
}

/** False when there was none. */
export async function deleteRelease(tx: Tx, contentGuid: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('updateRelease')
    .where('contentGuid', '=', contentGuid)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A release whose window is over, locked; one that another copy of the app publishes is skipped. */
export function takeDueRelease(tx: Tx, wall: Date): Promise<UpdateRelease | undefined> {
  return tx
    .selectFrom('updateRelease')
    .selectAll()
    .where('recallUntil', '<=', wall)
    .orderBy('recallUntil')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Of the tally, for counts by the rule of who reads an update; whoever is erased has no language. */
export async function tallyUpdateReaders(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('applicationTally')
    .select(['status', 'payment', 'role', 'locale'])
    .select(sql<number>`sum(count)::integer`.as('count'))
    .where('editionGuid', '=', editionGuid)
    .where('locale', 'is not', null)
    .groupBy(['status', 'payment', 'role', 'locale'])
    .execute()
}

/** How many companies on site there are to read an update, by language. */
export async function countCompanyReaders(
  reader: Reader,
  editionGuid: string,
): Promise<{ ru: number; en: number }> {
  const { rows } = await sql<Record<'ru' | 'en', bigint | number | string>>`
    select count(*) filter (where locale = 'ru') as ru, count(*) filter (where locale = 'en') as en
    from staff_company where edition_guid = ${editionGuid}`.execute(reader)
  return { ru: Number(rows[0]?.ru ?? 0), en: Number(rows[0]?.en ?? 0) }
}

/** By how many participants and companies each important update of an edition was read, whoever it is for today; unread ones are omitted. */
export async function countReadings(reader: Reader, editionGuid: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ guid: string; count: bigint | number | string }>`
    select content_guid as guid, sum(count) as count from (
      select content_guid, count from reading_tally
      union all
      select content_guid, count(*) from company_update_reading group by 1
    ) as reading
    where content_guid in (select guid from content_item where edition_guid = ${editionGuid} and kind = 'importantUpdate')
    group by 1`.execute(reader)
  return new Map(rows.map(({ guid, count }) => [guid, Number(count)]))
}

type ReaderRow = {
  guid: string
  firstName: string | null
  lastName: string | null
  latinFirstName: string | null
  latinLastName: string | null
  readAt: Date | null
}

/** The most readers that are named. */
const mostReaders = 500

/** The rule of `update-audience.ts` for many people at once. */
const reached: Record<UpdateAudience, ReturnType<typeof sql<SqlBool>>> = {
  everyone: sql`true`,
  approved: sql`application.status = 'approved'`,
  unpaid: sql`application.status = 'approved' and application.payment in ('unpaid', 'pending')`,
  speakers: sql`application.role = 'speaker'`,
  media: sql`application.role = 'media'`,
  companies: sql`false`,
}

const nameOfPerson = sql`participant.guid, participant.first_name, participant.last_name, participant.latin_first_name,
  participant.latin_last_name`

/** A company stands under its name, as people stand under theirs. */
const nameOfCompany = sql`company.guid, '' as first_name, company.name as last_name, '' as latin_first_name,
  company.name as latin_last_name`

/** Names and times of those who have read an update, the latest first, then whom it is for today and who has not read it. */
export async function listUpdateReaderRows(
  reader: Reader,
  {
    contentGuid,
    audience,
    editionGuid,
  }: { contentGuid: string; audience: UpdateAudience; editionGuid: string },
): Promise<ReaderRow[]> {
  const { rows: readers } = await sql<ReaderRow>`
    (select ${nameOfPerson}, reading.read_at from update_reading as reading
      join participant on participant.guid = reading.participant_guid
      where reading.content_guid = ${contentGuid} order by reading.read_at desc, guid limit ${mostReaders})
    union all
    (select ${nameOfCompany}, reading.read_at from company_update_reading as reading
      join staff_company as company on company.guid = reading.company_guid
      where reading.content_guid = ${contentGuid} order by reading.read_at desc, guid limit ${mostReaders})
    order by read_at desc, guid limit ${mostReaders}`.execute(reader)
  const rest = mostReaders - readers.length
  const { rows: others } =
    audience === 'companies'
      ? await sql<ReaderRow>`
        select ${nameOfCompany}, null as read_at from staff_company as company
        where company.edition_guid = ${editionGuid} and not exists (select from company_update_reading as reading
          where reading.content_guid = ${contentGuid} and reading.company_guid = company.guid)
        order by company.name, company.guid limit ${rest}`.execute(reader)
      : await sql<ReaderRow>`
        select ${nameOfPerson}, null as read_at from application join participant on participant.guid = application.participant_guid
        where application.edition_guid = ${editionGuid} and application.locale is not null
          and application.status not in ('cancelled', 'rejected') and ${reached[audience]}
          and not exists (select from update_reading as reading
            where reading.content_guid = ${contentGuid} and reading.participant_guid = participant.guid)
        order by application.list_name, application.guid limit ${rest}`.execute(reader)
  return [...readers, ...others]
}

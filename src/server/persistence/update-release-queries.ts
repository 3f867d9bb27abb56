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

/** The rule of `update-audience.ts` for many people at once. */
const reached: Record<UpdateAudience, ReturnType<typeof sql<SqlBool>>> = {
  everyone: sql`true`,
  approved: sql`application.status = 'approved'`,
  unpaid: sql`application.status = 'approved' and application.payment in ('unpaid', 'pending')`,
  speakers: sql`participant.role = 'speaker'`,
  media: sql`participant.role = 'media'`,
  companies: sql`false`,
}

type Reaching = { contentGuid: string | null; audience: UpdateAudience; editionGuid: string }

const readersOf = ({ contentGuid, audience, editionGuid }: Reaching) => sql`
  from participant
  join application on application.participant_guid = participant.guid and application.edition_guid = ${editionGuid}
  left join update_reading on update_reading.participant_guid = participant.guid
    and update_reading.content_guid = ${contentGuid}
  where participant.erased_at is null and application.status not in ('cancelled', 'rejected') and ${reached[audience]}`

const companiesOf = ({ contentGuid, editionGuid }: Reaching) => sql`
  from staff_company as company
  left join company_update_reading as reading on reading.company_guid = company.guid and reading.content_guid = ${contentGuid}
  where company.edition_guid = ${editionGuid}`

/** Whom an update reaches today, by language, and how many of them have read it. */
export async function countUpdateReaders(reader: Reader, of: Reaching) {
  if (of.audience === 'companies') return countCompanyReaders(reader, of)
  const { rows } = await sql<Record<'ru' | 'en' | 'read', string>>`
    select count(*) filter (where participant.locale = 'ru') as ru,
      count(*) filter (where participant.locale = 'en') as en,
      count(update_reading.read_at) as read ${readersOf(of)}`.execute(reader)
  const [row] = rows
  return { ru: Number(row?.ru ?? 0), en: Number(row?.en ?? 0), read: Number(row?.read ?? 0) }
}

async function countCompanyReaders(reader: Reader, of: Reaching) {
  const { rows } = await sql<Record<'ru' | 'en' | 'read', string>>`
    select count(*) filter (where company.locale = 'ru') as ru,
      count(*) filter (where company.locale = 'en') as en,
      count(reading.read_at) as read ${companiesOf(of)}`.execute(reader)
  const [row] = rows
  return { ru: Number(row?.ru ?? 0), en: Number(row?.en ?? 0), read: Number(row?.read ?? 0) }
}

type ReaderRow = {
  guid: string
  firstName: string | null
  lastName: string | null
  latinFirstName: string | null
  latinLastName: string | null
  readAt: Date | null
}

/** Companies under their names, as people stand under theirs. */
async function listCompanyReaderRows(reader: Reader, of: Reaching): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select company.guid, '' as first_name, company.name as last_name, '' as latin_first_name,
      company.name as latin_last_name, reading.read_at ${companiesOf(of)}
    order by reading.read_at desc nulls last, company.name, company.guid limit 500`.execute(reader)
  return rows
}

/** Names and times of its readers, who read it last first, then who has not. */
export async function listUpdateReaderRows(reader: Reader, of: Reaching): Promise<ReaderRow[]> {
  if (of.audience === 'companies') return listCompanyReaderRows(reader, of)
  const { rows } = await sql<ReaderRow>`
    select participant.guid, participant.first_name, participant.last_name, participant.latin_first_name,
      participant.latin_last_name, update_reading.read_at ${readersOf(of)}
    order by update_reading.read_at desc nulls last, participant.last_name, participant.guid limit 500`.execute(
    reader,
  )
  return rows
}

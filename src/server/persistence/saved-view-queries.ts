import { sql } from 'kysely'
import type { ListQuery, RecordKind } from '#domain/saved-view/list-parameter.ts'
import type { ViewedList } from '#domain/saved-view/viewed-list.ts'
import { findNamedCompanies } from './company-record-queries.ts'
import type { Reader, Tx } from './database.ts'

export type SavedViewRecord = Awaited<ReturnType<typeof listViewsOf>>[number]

function views(reader: Reader) {
  return reader
    .selectFrom('savedView')
    .leftJoin('organiser', 'organiser.accountGuid', 'savedView.accountGuid')
    .select([
      'savedView.guid',
      'savedView.accountGuid',
      'savedView.list',
      'savedView.name',
      'savedView.shared',
      'savedView.version',
      'organiser.name as author',
    ])
    .select(sql<ListQuery>`saved_view.query`.as('query'))
}

/** Views of a list that an organiser sees, by name. */
export function listViewsOf(
  reader: Reader,
  { accountGuid, list }: { accountGuid: string; list: ViewedList },
) {
  return views(reader)
    .where('savedView.list', '=', list)
    .where(({ or, eb }) =>
      or([eb('savedView.accountGuid', '=', accountGuid), eb('savedView.shared', '=', true)]),
    )
    .orderBy('savedView.nameKey')
    .orderBy('savedView.guid')
    .execute()
}

export function findView(reader: Reader, guid: string) {
  return views(reader).where('savedView.guid', '=', guid).executeTakeFirst()
}

/** How many views of a list somebody has; whoever adds the next one waits for this transaction. */
export async function countOwnViews(
  tx: Tx,
  { accountGuid, list }: { accountGuid: string; list: ViewedList },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_view'), hashtext(${accountGuid}))`.execute(tx)
  const row = await tx
    .selectFrom('savedView')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('accountGuid', '=', accountGuid)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return row.count
}

type Saving = { name: string; nameKey: string; query: ListQuery; shared: boolean; savedAt: Date }

/** Breaks `saved_view_own_name` or `saved_view_shared_name` where the name is taken. */
export async function insertView(
  tx: Tx,
  { query, ...facts }: Saving & { accountGuid: string; list: ViewedList },
): Promise<string> {
  const { guid } = await tx
    .insertInto('savedView')
    .values({ ...facts, query: JSON.stringify(query) })
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

type Version = { guid: string; version: number }

/** False where somebody was faster. Breaks the same constraints. */
export async function updateView(tx: Tx, { guid, version }: Version, { query, ...facts }: Saving) {
  const { numUpdatedRows } = await tx
    .updateTable('savedView')
    .set({ ...facts, query: JSON.stringify(query), version: version + 1 })
    .where('guid', '=', guid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where somebody was faster. */
export async function deleteView(tx: Tx, { guid, version }: Version) {
  const { numDeletedRows } = await tx
    .deleteFrom('savedView')
    .where('guid', '=', guid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these records, by guid, by the key of a company or by the tag itself, are still there. */
export async function findStanding(reader: Reader, of: RecordKind, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  if (of === 'tag') {
    const rows = await reader
      .selectFrom('applicationTag')
      .select('tag')
      .distinct()
      .where('tag', 'in', keys)
      .execute()
    return rows.map(({ tag }) => tag)
  }
  if (of === 'organiser') {
    const rows = await reader
      .selectFrom('organiser')
      .select('accountGuid')
      .where('accountGuid', 'in', keys)
      .execute()
    return rows.map(({ accountGuid }) => accountGuid)
  }
  if (of === 'company') return findNamedCompanies(reader, keys)
  const tables = { group: 'participantGroup', hub: 'contentItem', device: 'gateDevice' } as const
  const rows = await reader.selectFrom(tables[of]).select('guid').where('guid', 'in', keys).execute()
  return rows.map(({ guid }) => guid)
}

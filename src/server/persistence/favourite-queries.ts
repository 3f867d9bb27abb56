import { sql } from 'kysely'
import {
  type Favourite,
  type FavouriteKind,
  favouriteKinds,
  type MarkChange,
} from '#domain/favourite/favourite.ts'
import type { Reader, Tx } from './database.ts'

/** Sessions and speakers that a participant has marked and that are on the site, the latest mark first. */
export async function favouritesOf(reader: Reader, participantGuid: string): Promise<Favourite[]> {
  const rows = await reader
    .selectFrom('favourite')
    .innerJoin('contentItem', 'contentItem.guid', 'favourite.contentGuid')
    .select(['favourite.contentGuid as guid', 'contentItem.kind', 'favourite.mark'])
    .where('favourite.participantGuid', '=', participantGuid)
    .where('favourite.mark', 'is not', null)
    .where('contentItem.published', 'is not', null)
    .orderBy('favourite.markedAt', 'desc')
    .orderBy('favourite.contentGuid')
    .execute()
  return rows.flatMap(({ guid, kind, mark }) => (mark ? [{ guid, kind: kind as FavouriteKind, mark }] : []))
}

/** Everything that was ever said about a session or speaker, with its time, for a device to join with its own. */
export async function markChangesOf(reader: Reader, participantGuid: string): Promise<MarkChange[]> {
  const rows = await reader
    .selectFrom('favourite')
    .select(['contentGuid as guid', 'mark', 'markedAt'])
    .where('participantGuid', '=', participantGuid)
    .orderBy('contentGuid')
    .execute()
  return rows.map(({ markedAt, ...row }) => ({ ...row, at: markedAt.toISOString() }))
}

/**
 * Keeps marks where they are later than what is known. One statement: two devices at once need no lock. What is no session or speaker of any
 * edition, or is gone, is left out. Changes name each guid once.
 */
export async function keepMarks(
  tx: Tx,
  participantGuid: string,
  changes: readonly MarkChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into favourite (participant_guid, content_guid, mark, marked_at)
    select ${participantGuid}, content_item.guid, change.mark, change.at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (guid uuid, mark text, at timestamptz)
    join content_item on content_item.guid = change.guid and content_item.kind = any(${favouriteKinds})
    order by content_item.guid
    on conflict (participant_guid, content_guid) do update
      set mark = excluded.mark, marked_at = excluded.marked_at
      where excluded.marked_at >= favourite.marked_at`.execute(tx)
}

/** How many people have starred each session and speaker of an edition. */
export async function countFavourites(reader: Reader, editionGuid: string): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('favourite')
    .innerJoin('contentItem', 'contentItem.guid', 'favourite.contentGuid')
    .select(['favourite.contentGuid', eb => eb.fn.countAll<number>().as('count')])
    .where('contentItem.editionGuid', '=', editionGuid)
    .where('favourite.mark', '=', 'favourite')
    .groupBy('favourite.contentGuid')
    .execute()
  return new Map(rows.map(row => [row.contentGuid, Number(row.count)]))
}

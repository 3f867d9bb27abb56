import { sql } from 'kysely'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { positionStep } from '#domain/content/content-order.ts'
import { findContent } from './content-queries.ts'
import type { Tx } from './database.ts'

/** Stored beside a draft and derived from it. */
export type DraftFacts = {
  draft: object
  slug: string | null
  search: string
  untranslated: string[]
  problemCount: number
}

/** By an account; null for a job. */
type Change = { at: Date; by: string | null }

/** Serialises everybody who places or moves pieces of one kind. */
export async function lockOrder(tx: Tx, editionGuid: string, kind: ContentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${editionGuid} ${kind}`}, 0))`.execute(
    tx,
  )
}

/** Adds a piece at the end of its kind; the caller holds `lockOrder`. */
export async function insertContent(
  tx: Tx,
  row: DraftFacts & Change & { editionGuid: string; kind: ContentKind },
): Promise<string> {
  const { at, by, ...facts } = row
  const { guid } = await tx
    .insertInto('contentItem')
    .values(eb => ({
      ...facts,
      position: eb
        .selectFrom('contentItem')
        .select(({ fn, val }) =>
          sql<number>`${fn.coalesce(fn.max('position'), val(0))} + ${positionStep}::int`.as('next'),
        )
        .where('editionGuid', '=', row.editionGuid)
        .where('kind', '=', row.kind),
      createdAt: at,
      updatedAt: at,
      updatedBy: by,
    }))
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** One piece, locked until the transaction ends; undefined where there is none. */
export async function lockContent(tx: Tx, kind: ContentKind, guid: string) {
  await tx.selectFrom('contentItem').select('guid').where('guid', '=', guid).forUpdate().execute()
  return findContent(tx, kind, guid)
}

/** Locks what is referred to: it is neither unpublished nor removed before the transaction ends. */
export function holdTargets(tx: Tx, guids: readonly string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('contentItem')
    .select('guid')
    .select(sql<boolean>`published is not null`.as('isPublished'))
    .where('guid', 'in', guids)
    .orderBy('guid')
    .forShare()
    .execute()
}

/** False when the version has changed. */
export async function updateDraft(
  tx: Tx,
  wanted: { guid: string; version: number },
  { at, by, ...facts }: DraftFacts & Change,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contentItem')
    .set(eb => ({ ...facts, version: eb('version', '+', 1), updatedAt: at, updatedBy: by }))
    .where('guid', '=', wanted.guid)
    .where('version', '=', wanted.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The same for a piece that the caller has locked, whatever its version. */
export async function changeDraft(
  tx: Tx,
  guid: string,
  { at, by, ...facts }: DraftFacts & Change,
): Promise<void> {
  await tx
    .updateTable('contentItem')
    .set(eb => ({ ...facts, version: eb('version', '+', 1), updatedAt: at, updatedBy: by }))
    .where('guid', '=', guid)
    .execute()
}

/** Publishes the draft and its references. */
export async function publishDraft(tx: Tx, guid: string, { at, by }: Change): Promise<void> {
  await tx
    .updateTable('contentItem')
    .set(eb => ({
      published: eb.ref('draft'),
      publishedAt: at,
      firstPublishedAt: eb.fn.coalesce('firstPublishedAt', eb.val(at)),
      version: eb('version', '+', 1),
      updatedAt: at,
      updatedBy: by,
    }))
    .where('guid', '=', guid)
    .execute()
  await dropReferences(tx, guid, 'published')
  await tx
    .insertInto('contentReference')
    .columns(['fromGuid', 'toGuid', 'side'])
    .expression(eb =>
      eb
        .selectFrom('contentReference')
        .select(['fromGuid', 'toGuid', sql<'published'>`'published'`.as('side')])
        .where('fromGuid', '=', guid)
        .where('side', '=', 'draft'),
    )
    .execute()
}

/** Changes both the draft and the published content, leaving other changes of the draft alone; the references of both must be unchanged. */
export async function rewriteContent(
  tx: Tx,
  guid: string,
  { at, by, published, ...facts }: DraftFacts & Change & { published: object },
): Promise<void> {
  await tx
    .updateTable('contentItem')
    .set(eb => ({
      ...facts,
      published,
      publishedAt: at,
      version: eb('version', '+', 1),
      updatedAt: at,
      updatedBy: by,
    }))
    .where('guid', '=', guid)
    .execute()
}

export async function unpublish(tx: Tx, guid: string, { at, by }: Change): Promise<void> {
  await tx
    .updateTable('contentItem')
    .set(eb => ({
      published: null,
      publishedAt: null,
      version: eb('version', '+', 1),
      updatedAt: at,
      updatedBy: by,
    }))
    .where('guid', '=', guid)
    .execute()
  await dropReferences(tx, guid, 'published')
}

async function dropReferences(tx: Tx, guid: string, side: 'draft' | 'published'): Promise<void> {
  await tx.deleteFrom('contentReference').where('fromGuid', '=', guid).where('side', '=', side).execute()
}

/** Whether published content refers to a piece. */
export async function isReferredToOnSite(tx: Tx, guid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contentReference')
    .select('fromGuid')
    .where('toGuid', '=', guid)
    .where('side', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any other piece refers to a piece, in a draft or on the site; a locked piece gains no new references. */
export async function isReferredTo(tx: Tx, guid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contentReference')
    .select('fromGuid')
    .where('toGuid', '=', guid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the references of a draft. Violates `content_reference_to_guid_fkey` where a target has been removed meanwhile. */
export async function replaceDraftReferences(
  tx: Tx,
  guid: string,
  targets: readonly string[],
): Promise<void> {
  await dropReferences(tx, guid, 'draft')
  if (targets.length === 0) return
  await tx
    .insertInto('contentReference')
    .values([...new Set(targets)].map(toGuid => ({ fromGuid: guid, toGuid, side: 'draft' as const })))
    .execute()
}

/** Violates `content_reference_to_guid_fkey` where something refers to it. */
export async function deleteContent(tx: Tx, guid: string): Promise<void> {
  await tx.deleteFrom('contentItem').where('guid', '=', guid).execute()
}

/** The complete order of a kind; the caller holds `lockOrder`. */
export function readOrder(tx: Tx, editionGuid: string, kind: ContentKind) {
  return tx
    .selectFrom('contentItem')
    .select(['guid', 'position'])
    .select(sql<boolean>`published is not null`.as('isPublished'))
    .where('editionGuid', '=', editionGuid)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('guid')
    .execute()
}

/** Gives pieces new places without new versions, so that editors of a piece lose nothing. */
export async function placeContent(
  tx: Tx,
  places: readonly { guid: string; position: number }[],
): Promise<void> {
  // In the same order as publishing locks them, to avoid deadlocks.
  await tx
    .selectFrom('contentItem')
    .select('guid')
    .where(
      'guid',
      'in',
      places.map(({ guid }) => guid),
    )
    .orderBy('guid')
    .forUpdate()
    .execute()
  await sql`
    update content_item set position = place.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (guid uuid, position integer)
    where content_item.guid = place.guid`.execute(tx)
}

/** The problem count of a draft, recalculated because the edition has changed. */
export async function updateProblemCount(tx: Tx, guid: string, problemCount: number): Promise<void> {
  await tx.updateTable('contentItem').set({ problemCount }).where('guid', '=', guid).execute()
}

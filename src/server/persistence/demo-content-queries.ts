import { type Insertable, sql } from 'kysely'
import type { DraftFacts } from './content-write-queries.ts'
import type { Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** One piece with its derived facts; the draft is also the published content where it is published. */
export type DemoContentRow = DraftFacts & {
  guid: string
  editionGuid: string
  kind: string
  position: number
  published: boolean
  /** ISO 8601. */
  publishedAt: string
}

/** Earlier editions, with the current one's fee, seller and other fields that nobody reads any more. */
export async function insertPastEditions(
  tx: Tx,
  editions: readonly Pick<
    Insertable<DB['edition']>,
    'slug' | 'nameRu' | 'nameEn' | 'cityRu' | 'cityEn' | 'venueRu' | 'venueEn' | 'startsOn' | 'endsOn'
  >[],
): Promise<Map<string, { guid: string; startsOn: string; endsOn: string }>> {
  const current = await tx
    .selectFrom('edition')
    .selectAll()
    .where('isCurrent', '=', true)
    .executeTakeFirstOrThrow()
  const { guid: _guid, ...like } = current
  const values = editions.map(({ startsOn, ...edition }) => ({
    ...like,
    seller: JSON.stringify(like.seller),
    operator: null,
    legalNumber: 0,
    legalSince: null,
    ...edition,
    startsOn,
    isCurrent: false,
    badgeCompanyNameUntil: startsOn,
    transferUntil: startsOn,
    payBy: startsOn,
    passportBy: startsOn,
    volunteersUntil: startsOn,
  }))
  if (values.length > 0) await tx.insertInto('edition').values(values).execute()
  const all = await tx.selectFrom('edition').select(['guid', 'slug', 'startsOn', 'endsOn']).execute()
  return new Map(all.map(({ slug, ...edition }) => [slug, edition]))
}

/** All content in one statement, and its references in another. */
export async function insertDemoContent(
  tx: Tx,
  items: readonly DemoContentRow[],
  references: readonly { from: string; to: string; side: 'draft' | 'published' }[],
): Promise<void> {
  await sql`
    insert into content_item (
      guid, edition_guid, kind, slug, position, draft, published, published_at, first_published_at,
      created_at, updated_at, search, untranslated, problem_count
    )
    select guid, "editionGuid", kind, slug, position, draft, case when published then draft end,
           case when published then "publishedAt" end, case when published then "publishedAt" end,
           "publishedAt", "publishedAt", search, untranslated, "problemCount"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
      guid uuid, "editionGuid" uuid, kind text, slug text, position integer, draft jsonb, published boolean,
      "publishedAt" timestamptz, search text, untranslated text[], "problemCount" smallint
    )`.execute(tx)
  await sql`
    insert into content_reference (from_guid, to_guid, side)
    select distinct "from", "to", side
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as reference ("from" uuid, "to" uuid, side text)`.execute(
    tx,
  )
}

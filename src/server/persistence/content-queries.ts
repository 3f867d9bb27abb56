import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type CardConcern, updateAudiences } from '#domain/content/content-choice.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { ContentSort } from '#domain/content/content-sort.ts'
import { nameOrderFields } from '#domain/content/content-title.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { likePattern } from './search-text.ts'
import { leftCards } from './speaker-card-queries.ts'
import { leavingCards } from './speaker-profile-queries.ts'

export type ContentState = 'draft' | 'published' | 'changed'

export type ContentFilter = {
  editionGuid: string
  kind: ContentKind
  q?: string | undefined
  untranslated?: 'ru' | 'en' | undefined
  /** Why an editor has to look at a speaker's card. */
  person?: CardConcern | undefined
  /** Changed in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

export type ContentListRow = Awaited<ReturnType<ReturnType<typeof contentRows>['execute']>>[number]
export type ContentRecord = NonNullable<Awaited<ReturnType<typeof findContent>>>

/** Not on the site, on it as it is, or on it with later changes. */
const stateOf = sql<ContentState>`
  case when content_item.published is null then 'draft'
       when content_item.published = content_item.draft then 'published' else 'changed' end`

const stateRank = sql`array_position(array['draft', 'changed', 'published'], ${stateOf})`

/** The edition whose content is meant: the current one, or the one with this slug. */
export function findContentEdition(reader: Reader, slug: string | undefined) {
  const editions = reader
    .selectFrom('edition')
    .select(['guid', 'slug', 'nameRu', 'nameEn', 'cityRu', 'cityEn', 'venueRu', 'venueEn'])
    .select(['startsOn', 'endsOn', 'timeZone', 'isCurrent', 'feeKopecks'])
  return (
    slug === undefined ? editions.where('isCurrent', '=', true) : editions.where('slug', '=', slug)
  ).executeTakeFirst()
}

function contentRows(reader: Reader) {
  return reader
    .selectFrom('contentItem')
    .leftJoin('organiser', 'organiser.accountGuid', 'contentItem.updatedBy')
    .select([
      'contentItem.guid',
      'contentItem.editionGuid',
      'contentItem.kind',
      'contentItem.draft',
      'contentItem.position',
      'contentItem.version',
      'contentItem.untranslated',
      'contentItem.problemCount',
      'contentItem.updatedAt',
      'organiser.name as updatedBy',
    ])
    .select(stateOf.as('state'))
}

function matching(reader: Reader, filter: ContentFilter) {
  return (eb: ExpressionBuilder<DB, 'contentItem'>): Expression<SqlBool> => {
    const parts: Expression<SqlBool>[] = [
      eb('contentItem.editionGuid', '=', filter.editionGuid),
      eb('contentItem.kind', '=', filter.kind),
    ]
    if (filter.q) parts.push(eb('contentItem.search', 'like', `%${likePattern(filter.q)}%`))
    if (filter.untranslated)
      parts.push(sql<SqlBool>`content_item.untranslated @> array[${filter.untranslated}]`)
    const { person, editionGuid } = filter
    if (person === 'leaving')
      parts.push(eb('contentItem.guid', 'in', leavingCards(reader, editionGuid).select('contentItem.guid')))
    if (person === 'left')
      parts.push(eb('contentItem.guid', 'in', leftCards(reader, editionGuid).select('contentItem.guid')))
    parts.push(isWithin(sql`content_item.updated_at`, filter))
    return eb.and(parts)
  }
}

/** Names in one language, in the other where there is none. A kind has some hundreds of pieces at most: the orders need no index. */
function nameKey(kind: ContentKind, locale: 'ru' | 'en') {
  const other = locale === 'ru' ? 'en' : 'ru'
  const fields = nameOrderFields(kind).map(
    field => sql`coalesce(nullif(content_item.draft -> ${sql.lit(field)} ->> ${sql.lit(locale)}, ''),
      content_item.draft -> ${sql.lit(field)} ->> ${sql.lit(other)}, '')`,
  )
  return sql`lower((${sql.join(fields, sql` || ' ' || `)}) collate "und-x-icu")`
}

/** Since when somebody wants their card gone from the site. */
function leavingSince(reader: Reader, { kind, editionGuid }: Pick<ContentFilter, 'kind' | 'editionGuid'>) {
  if (kind !== 'speaker') return sql<Date | null>`null::timestamptz`
  const cards = leavingCards(reader, editionGuid).select(['contentItem.guid', 'latest.withdrawnAt'])
  return sql<Date | null>`(select min(leaving.withdrawn_at) from (${cards}) as leaving where leaving.guid = content_item.guid)`
}

type Ordered = Pick<ContentFilter, 'kind' | 'editionGuid'> & { sort: ContentSort; locale: 'ru' | 'en' }

function orderOf(reader: Reader, { sort, kind, editionGuid, locale }: Ordered): ListOrder {
  const since = leavingSince(reader, { kind, editionGuid })
  const byName = bothWays('text', nameKey(kind, locale))
  const byTime = bothWays('instant', sql`content_item.updated_at`)
  const byProblems = bothWays('whole', sql`content_item.problem_count`)
  const byState = bothWays('whole', stateRank)
  // The home page stands at the root.
  const byPath = bothWays('text', sql`coalesce(nullif(content_item.draft ->> 'slug', 'home'), '')`)
  const byAudience = bothWays(
    'whole',
    sql`coalesce(array_position(${[...updateAudiences]}::text[], content_item.draft ->> 'audience'), 0)`,
  )
  const byUrgency = bothWays('whole', sql`(coalesce(content_item.draft ->> 'urgent', '') = 'true')::integer`)
  // What is shown without an end comes after all days.
  const byUntil = bothWays('text', sql`coalesce(nullif(content_item.draft ->> 'shownUntil', ''), 'endless')`)
  const byUntranslated = bothWays('whole', sql`cardinality(content_item.untranslated)`)
  return {
    site: bothWays('whole', sql`content_item.position`).up,
    name: byName.up,
    nameDown: byName.down,
    newest: byTime.down,
    oldest: byTime.up,
    mostProblems: byProblems.down,
    fewestProblems: byProblems.up,
    state: byState.up,
    stateDown: byState.down,
    mostUntranslated: byUntranslated.down,
    fewestUntranslated: byUntranslated.up,
    path: byPath.up,
    pathDown: byPath.down,
    audience: byAudience.up,
    audienceDown: byAudience.down,
    urgent: byUrgency.down,
    urgentDown: byUrgency.up,
    until: byUntil.up,
    untilDown: byUntil.down,
    longestWait: bothWays('instant', sql`coalesce(${since}, 'infinity')`).up,
    shortestWait: bothWays('instant', sql`coalesce(${since}, '-infinity')`).down,
  }[sort]
}

/** In an order, with names of one language; one row more than the page, so that the caller sees whether there is more. */
export function listContentRows(
  reader: Reader,
  wanted: ContentFilter & {
    state?: ContentState | undefined
    sort: ContentSort
    locale: 'ru' | 'en'
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = orderOf(reader, wanted)
  let query = contentRows(reader)
    .select([
      leavingSince(reader, wanted).as('leavingSince'),
      sql<string>`(${order.key})::text`.as('sortKey'),
    ])
    .where(eb => matching(reader, wanted)(eb as never))
    .where(comesAfter(order, sql`content_item.guid`, wanted.after))
  if (wanted.state) query = query.where(stateOf, '=', wanted.state)
  return query
    .orderBy(order.key, order.way)
    .orderBy('contentItem.guid', order.way)
    .limit(wanted.limit + 1)
    .execute()
}

/** How many pieces under a filter lack each language. */
export async function countUntranslated(
  reader: Reader,
  filter: ContentFilter & { state?: ContentState | undefined },
) {
  let query = reader
    .selectFrom('contentItem')
    .select([
      sql<number>`(count(*) filter (where untranslated @> array['ru']))::integer`.as('ru'),
      sql<number>`(count(*) filter (where untranslated @> array['en']))::integer`.as('en'),
    ])
    .where(matching(reader, filter))
  if (filter.state) query = query.where(stateOf, '=', filter.state)
  return query.executeTakeFirstOrThrow()
}

/** How many pieces under a filter wait for an editor because of their person. */
export async function countCardConcerns(
  reader: Reader,
  filter: ContentFilter & { state?: ContentState | undefined },
) {
  const count = (person: CardConcern) => {
    const found = reader
      .selectFrom('contentItem')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where(matching(reader, { ...filter, person }))
    return filter.state ? found.where(stateOf, '=', filter.state) : found
  }
  const row = await reader
    .selectNoFrom([count('leaving').as('leaving'), count('left').as('left')])
    .executeTakeFirstOrThrow()
  return { leaving: Number(row.leaving), left: Number(row.left) }
}

/** Identifies the order of a kind; changes with each move, new piece and removal. */
export async function readOrderMark(reader: Reader, editionGuid: string, kind: ContentKind): Promise<string> {
  const { mark } = await reader
    .selectFrom('contentItem')
    .select(sql<string>`md5(coalesce(string_agg(guid::text, ' ' order by position, guid), ''))`.as('mark'))
    .where('editionGuid', '=', editionGuid)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return mark
}

/** How many pieces have each state under a filter. */
export async function countContentStates(reader: Reader, filter: ContentFilter) {
  const rows = await reader
    .selectFrom('contentItem')
    .select(stateOf.as('state'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(matching(reader, filter))
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

export async function countContentKinds(reader: Reader, editionGuid: string) {
  const rows = await reader
    .selectFrom('contentItem')
    .select('kind')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.count<bigint>('published').as('published'),
      sql<bigint>`count(*) filter (where published <> draft)`.as('changed'),
      sql<bigint>`count(*) filter (where untranslated @> array['ru'])`.as('withoutRussian'),
      sql<bigint>`count(*) filter (where untranslated @> array['en'])`.as('withoutEnglish'),
    ])
    .where('editionGuid', '=', editionGuid)
    .groupBy('kind')
    .execute()
  return rows.map(row => ({
    kind: row.kind,
    total: Number(row.total),
    published: Number(row.published),
    changed: Number(row.changed),
    untranslated: { ru: Number(row.withoutRussian), en: Number(row.withoutEnglish) },
  }))
}

/** Pieces of all kinds that still need a translation. */
export function listUntranslated(reader: Reader, editionGuid: string, limit: number) {
  return contentRows(reader)
    .where('contentItem.editionGuid', '=', editionGuid)
    .where(sql<SqlBool>`cardinality(content_item.untranslated) > 0`)
    .orderBy('contentItem.kind')
    .orderBy('contentItem.position')
    .orderBy('contentItem.guid')
    .limit(limit)
    .execute()
}

/** All drafts of some kinds in an edition, in the order of the site. */
export function listDrafts(reader: Reader, editionGuid: string, kinds: readonly ContentKind[]) {
  return contentRows(reader)
    .select('contentItem.published')
    .where('contentItem.editionGuid', '=', editionGuid)
    .where('contentItem.kind', 'in', kinds)
    .orderBy('contentItem.position')
    .orderBy('contentItem.guid')
    .execute()
}

/** One piece with the days of its edition. */
export function findContent(reader: Reader, kind: ContentKind, guid: string) {
  return contentRows(reader)
    .innerJoin('edition', 'edition.guid', 'contentItem.editionGuid')
    .select(['contentItem.published', 'contentItem.publishedAt', 'contentItem.slug'])
    .select(['edition.startsOn', 'edition.endsOn'])
    .where('contentItem.kind', '=', kind)
    .where('contentItem.guid', '=', guid)
    .executeTakeFirst()
}

/** What refers to a piece, in a draft or on the site. */
export function listReferring(reader: Reader, guid: string) {
  return reader
    .selectFrom('contentItem')
    .select(['guid', 'kind', 'draft'])
    .where('guid', 'in', eb =>
      eb.selectFrom('contentReference').select('fromGuid').where('toGuid', '=', guid),
    )
    .orderBy('kind')
    .orderBy('position')
    .limit(100)
    .execute()
}

/** The existing ones among these guids, with what a reference needs to know. */
export function findTargets(reader: Reader, guids: readonly string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('contentItem')
    .select(['guid', 'kind', 'editionGuid'])
    .select(sql<boolean>`published is not null`.as('isPublished'))
    .where('guid', 'in', guids)
    .execute()
}

import type { ContentKind } from '#domain/content/content-kind.ts'
import type { Reader } from './database.ts'

export type PublishedEdition = {
  guid: string
  slug: string
  isCurrent: boolean
  name: { ru: string; en: string }
  city: { ru: string; en: string }
  venue: { ru: string; en: string }
  startsOn: string
  endsOn: string
  timeZone: string
  feeKopecks: bigint
}

export type PublishedRow = {
  guid: string
  editionGuid: string
  kind: ContentKind
  content: object
  publishedAt: Date
  firstPublishedAt: Date
}

/** All editions, the latest first. */
export async function readEditions(reader: Reader): Promise<PublishedEdition[]> {
  const rows = await reader
    .selectFrom('edition')
    .select(['guid', 'slug', 'isCurrent', 'nameRu', 'nameEn', 'cityRu', 'cityEn', 'venueRu', 'venueEn'])
    .select(['startsOn', 'endsOn', 'timeZone', 'feeKopecks'])
    .orderBy('startsOn', 'desc')
    .orderBy('guid')
    .execute()
  return rows.map(row => ({
    guid: row.guid,
    slug: row.slug,
    isCurrent: row.isCurrent,
    name: { ru: row.nameRu, en: row.nameEn },
    city: { ru: row.cityRu, en: row.cityEn },
    venue: { ru: row.venueRu, en: row.venueEn },
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    timeZone: row.timeZone,
    feeKopecks: row.feeKopecks,
  }))
}

/** All published content of all editions, in the order of the site within each kind. */
export async function readPublishedContent(reader: Reader): Promise<PublishedRow[]> {
  const rows = await reader
    .selectFrom('contentItem')
    .select(['guid', 'editionGuid', 'kind', 'published', 'publishedAt', 'firstPublishedAt'])
    .where('published', 'is not', null)
    .orderBy('position')
    .orderBy('guid')
    .execute()
  return rows.map(row => ({
    guid: row.guid,
    editionGuid: row.editionGuid,
    kind: row.kind,
    content: row.published as object,
    publishedAt: row.publishedAt ?? new Date(0),
    firstPublishedAt: row.firstPublishedAt ?? row.publishedAt ?? new Date(0),
  }))
}

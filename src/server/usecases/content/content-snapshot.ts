import type { ContentKind, PublishedContent } from '#domain/content/content-kind.ts'
import { asKind } from '#domain/content/content-values.ts'
import type { PublishedEdition, PublishedRow } from '#server/persistence/published-content-queries.ts'

/** A piece of content as the site shows it. */
export type PublishedItem<Kind extends ContentKind = ContentKind> = {
  guid: string
  kind: Kind
  content: PublishedContent<Kind>
  publishedAt: Date
  firstPublishedAt: Date
}

/** One edition with its published content. */
export type EditionContent = {
  edition: PublishedEdition
  /** All pieces of one kind, in the order of the site. */
  of<Kind extends ContentKind>(kind: Kind): readonly PublishedItem<Kind>[]
}

/** The complete published content of one content version; immutable. */
export type ContentSnapshot = {
  current: EditionContent
  /** All editions, latest first. */
  editions: readonly EditionContent[]
  bySlug(slug: string): EditionContent | null
  /** A piece of this kind by its guid, of any edition. */
  find<Kind extends ContentKind>(
    kind: Kind,
    guid: string,
  ): { item: PublishedItem<Kind>; of: EditionContent } | null
}

/** Sorts the rows by edition and kind. Throws RangeError where there is no current edition. */
export function makeSnapshot(
  editions: readonly PublishedEdition[],
  rows: readonly PublishedRow[],
): ContentSnapshot {
  const byEdition = new Map(editions.map(edition => [edition.guid, emptyEdition(edition)]))
  const byGuid = new Map<string, { item: PublishedItem; of: EditionContent }>()
  for (const { editionGuid, kind, content, ...row } of rows) {
    const of = byEdition.get(editionGuid)
    if (!of) continue
    const item = { ...row, kind, content: asKind(kind, content) } as PublishedItem
    of.add(item)
    byGuid.set(item.guid, { item, of })
  }
  const all = [...byEdition.values()]
  const current = all.find(({ edition }) => edition.isCurrent)
  if (!current) throw new RangeError('there is no current edition')
  return {
    current,
    editions: all,
    bySlug: slug => all.find(({ edition }) => edition.slug === slug) ?? null,
    find<Kind extends ContentKind>(kind: Kind, guid: string) {
      const found = byGuid.get(guid)
      return found?.item.kind === kind ? { item: found.item as PublishedItem<Kind>, of: found.of } : null
    },
  }
}

function emptyEdition(edition: PublishedEdition) {
  const kinds = new Map<ContentKind, PublishedItem[]>()
  return {
    edition,
    add(item: PublishedItem) {
      const items = kinds.get(item.kind)
      if (items) items.push(item)
      else kinds.set(item.kind, [item])
    },
    of<Kind extends ContentKind>(kind: Kind) {
      return (kinds.get(kind) ?? []) as readonly PublishedItem[] as readonly PublishedItem<Kind>[]
    },
  }
}

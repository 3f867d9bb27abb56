import type { ConsoleHit } from '#contract/organiser-search.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { asKind } from '#domain/content/content-values.ts'
import { searchDrafts } from '#server/persistence/console-search-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { Needs } from '#server/use-case.ts'
import type { PublishedItem } from '../content/content-snapshot.ts'
import { type Found, searchableSite } from '../search/searchable-site.ts'
import { hitOf } from './present-hit.ts'

/** Speakers and sessions on the site, by the site's own search: word forms, typing errors, the other keyboard layout. */
export async function findPublished(
  needs: Needs<'published'>,
  { typed, limit }: { typed: string; limit: number },
): Promise<ConsoleHit[]> {
  const { index, find } = await searchableSite(await needs.published.snapshot())
  return (['speaker', 'session'] as const).flatMap(kind =>
    index
      .search(typed, [kind])
      .matches.slice(0, limit)
      .flatMap(({ guid }) => {
        const found = find(guid)
        return found ? [publishedHit(kind, found)] : []
      }),
  )
}

function publishedHit(kind: 'speaker' | 'session', { item, indexed }: Found): ConsoleHit {
  const hit = { kind, guid: item.guid, title: indexed.title }
  if (kind === 'speaker') {
    const { position, company } = (item as PublishedItem<'speaker'>).content
    const at = (locale: 'ru' | 'en') => [position[locale], company[locale]].filter(Boolean).join(', ')
    return hitOf({ ...hit, note: { ru: at('ru'), en: at('en') } })
  }
  const { day, startsAt } = (item as PublishedItem<'programmeSession'>).content
  return hitOf({ ...hit, note: indexed.hall, day, startsAt })
}

/** Those that the editors have not published yet. */
export async function findDrafts(
  reader: Reader,
  wanted: { editionGuid: string; typed: string; limit: number },
): Promise<ConsoleHit[]> {
  const rows = await searchDrafts(reader, wanted)
  return rows.map(({ guid, kind, draft }) =>
    hitOf({
      kind: kind === 'speaker' ? 'speaker' : 'session',
      guid,
      title: contentTitle(kind, asKind(kind, draft as object)),
      awaited: true,
    }),
  )
}

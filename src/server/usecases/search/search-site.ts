import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/site-search.ts'
import type { ListFound, NarrowedKind, SiteFound, SiteHit } from '#contract/site-search.ts'
import { markName, markText, passageOf } from '#domain/search/mark-text.ts'
import { checkQuery } from '#domain/search/query-limit.ts'
import { keptQuery } from '#domain/search/unanswered-query.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countUnanswered, listUnansweredSearches } from '#server/persistence/unanswered-search-queries.ts'
import { orRefuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { PublishedItem } from '../content/content-snapshot.ts'
import { type Found, remember, type SearchableSite, searchableSite } from './searchable-site.ts'

/** Shown of each kind. */
const shownOfKind = 5

export const searchSite: UseCase<typeof routes.searchSite, 'published'> = (
  { query: { q, locale }, facts },
  needs,
) => findInSite(needs, { query: q, locale: locale ?? facts.locale })

/** Searches the current edition's site; refuses with `search_too_short` or `too_long`. */
export async function findInSite(
  needs: Needs<'published'>,
  { query, locale }: { query: string; locale: Locale },
): Promise<SiteFound> {
  orRefuse(checkQuery(query))
  const { index, find, read } = await searchableSite(await needs.published.snapshot())
  const { matches, isFound: judge, corrected } = index.search(query)
  const judged = new Map<string, boolean>()
  const reading = { read, isFound: (word: string) => remember(judged, word, judge) }
  const kinds = [...new Set(matches.map(({ kind }) => kind))]
  return {
    groups: kinds.map(kind => {
      const own = matches.filter(match => match.kind === kind)
      return {
        kind,
        total: own.length,
        items: own.slice(0, shownOfKind).flatMap(({ guid }) => {
          const found = find(guid)
          return found ? [presentHit(found, locale, reading)] : []
        }),
      }
    }),
    total: matches.length,
    corrected,
  }
}

export const searchList: UseCase<typeof routes.searchList, 'published'> = ({ query: { q, kind } }, needs) =>
  findInList(needs, { query: q, kind })

/** Everything of one kind that a query finds; refuses as `findInSite` does. */
export async function findInList(
  needs: Needs<'published'>,
  { query, kind }: { query: string; kind: NarrowedKind },
): Promise<ListFound> {
  orRefuse(checkQuery(query))
  const { index } = await searchableSite(await needs.published.snapshot())
  const { matches, corrected } = index.search(query, [kind])
  return { guids: matches.map(({ guid }) => guid), corrected }
}

/** Counts a query that somebody sent and that found nothing; who sent it is not kept. */
export async function noteUnanswered(
  { clock, database }: Needs<'clock' | 'database'>,
  query: string,
): Promise<void> {
  const kept = keptQuery(query)
  if (kept === null) return
  const edition = await readCurrentEdition(database)
  await countUnanswered(database, { editionGuid: edition.guid, query: kept, at: clock.now() })
}

export const listUnanswered: UseCase<typeof routes.listUnanswered, 'database'> = async (_, { database }) => {
  const edition = await readCurrentEdition(database)
  const rows = await listUnansweredSearches(database, edition.guid)
  return { items: rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })) }
}

type Reading = { read: SearchableSite['read']; isFound: (word: string) => boolean }

function presentHit({ item, indexed }: Found, locale: Locale, { read, isFound }: Reading): SiteHit {
  const title = read(indexed.title[locale])
  const named = [indexed.title.ru, indexed.title.en, ...indexed.people.map(({ name }) => name.passport)]
  return {
    guid: item.guid,
    slug: item.kind === 'page' ? (item as PublishedItem<'page'>).content.slug : null,
    title: item.kind === 'speaker' ? markName(title, named.map(read), isFound) : markText(title, isFound),
    passage: passageOf(read(indexed.abstract[locale]), isFound),
    ...placeOf(item, indexed, locale),
  }
}

function placeOf(
  item: PublishedItem,
  { hall }: Found['indexed'],
  locale: Locale,
): Pick<SiteHit, 'day' | 'startsAt' | 'note'> {
  const none = { day: null, startsAt: null, note: null }
  if (item.kind === 'programmeSession') {
    const { day, startsAt } = (item as PublishedItem<'programmeSession'>).content
    return { day, startsAt, note: hall?.[locale] ?? null }
  }
  if (item.kind === 'speaker') {
    const { position, company } = (item as PublishedItem<'speaker'>).content
    return { ...none, note: `${position[locale]}, ${company[locale]}` }
  }
  if (item.kind === 'news') return { ...none, day: (item as PublishedItem<'news'>).content.date }
  return none
}

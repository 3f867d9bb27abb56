import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/programme.ts'
import type { ProgrammeHit } from '#contract/programme.ts'
import { type MarkedText, markName, markText, passageOf } from '#domain/search/mark-text.ts'
import { checkQuery } from '#domain/search/query-limit.ts'
import { orRefuse } from '#server/refuse.ts'
import type { IndexedItem } from '#server/search/site-index.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { PublishedItem } from '../content/content-snapshot.ts'
import { remember, type SearchableSite, searchableSite } from '../search/searchable-site.ts'

export type ProgrammeAnswer = { items: ProgrammeHit[]; total: number; corrected: string | null }

export const searchProgramme: UseCase<typeof routes.searchProgramme, 'published'> = (
  { query: { q, limit, locale }, facts },
  needs,
) => findSessions(needs, { query: q, limit, locale: locale ?? facts.locale })

/** Searches the programme of the current edition; refuses with `search_too_short` or `too_long`. */
export async function findSessions(
  needs: Needs<'published'>,
  { query, locale, limit }: { query: string; locale: Locale; limit: number },
): Promise<ProgrammeAnswer> {
  orRefuse(checkQuery(query))
  const { index, find, read } = await searchableSite(await needs.published.snapshot())
  const { matches, isFound: judge, corrected } = index.search(query, ['session'])
  const judged = new Map<string, boolean>()
  const isFound = (word: string) => remember(judged, word, judge)
  const items = matches.slice(0, limit).flatMap(({ guid }) => {
    const found = find(guid)
    return found
      ? [presentHit(found.item as PublishedItem<'programmeSession'>, locale, { ...found, read, isFound })]
      : []
  })
  return { items, total: matches.length, corrected }
}

type Reading = {
  indexed: IndexedItem
  read: SearchableSite['read']
  isFound: (word: string) => boolean
}

function presentHit(
  { guid, content }: PublishedItem<'programmeSession'>,
  locale: Locale,
  { indexed, ...reading }: Reading,
): ProgrammeHit {
  const { read, isFound } = reading
  return {
    guid,
    title: markText(read(indexed.title[locale]), isFound),
    passage: passageOf(read(indexed.abstract[locale]), isFound),
    people: indexed.people.map(person => presentPerson(person, locale, reading)),
    day: content.day,
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    hallName: indexed.hall?.[locale] ?? null,
    trackName: indexed.track?.[locale] ?? null,
  }
}

/** A name, with the company if that matched. */
function presentPerson(
  { name, company }: IndexedItem['people'][number],
  locale: Locale,
  { read, isFound }: Omit<Reading, 'indexed'>,
): MarkedText {
  const spellings = [name.ru, name.en, name.passport].map(read)
  const marked = markName(read(name[locale]), spellings, isFound)
  const employer = markName(read(company[locale]), [company.ru, company.en].map(read), isFound)
  if (employer.marks.length === 0) return marked
  const from = marked.text.length + 2
  return {
    text: `${marked.text}, ${employer.text}`,
    marks: [
      ...marked.marks,
      ...employer.marks.map(([start, end]): [number, number] => [start + from, end + from]),
    ],
  }
}

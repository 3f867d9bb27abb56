import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/programme.ts'
import type { ProgrammeHit } from '#contract/programme.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import {
  type MarkedText,
  markName,
  markText,
  passageOf,
  type ReadText,
  readText,
} from '#domain/search/mark-text.ts'
import { checkQuery } from '#domain/search/query-limit.ts'
import { orRefuse } from '#server/refuse.ts'
import {
  createProgrammeIndex,
  type IndexedSession,
  type ProgrammeIndex,
} from '#server/search/programme-index.ts'
import { sessionLabels } from '#server/search/session-labels.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { ContentSnapshot, EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { presentName } from '../content/present-values.ts'
import { plainText, renderProse } from '../content/render-prose.ts'
import { keptPerVersion } from './kept-per-version.ts'

type Session = PublishedItem<'programmeSession'>
type Searchable = {
  index: ProgrammeIndex
  /** Each text is split into words once; there are no more of them than the content has. */
  read: (text: string) => ReadText
  find: (guid: string) => { session: Session; indexed: IndexedSession } | null
}

const kept = keptPerVersion<Searchable>()

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
  const { index, find, read } = await searchableOf(await needs.published.snapshot())
  const { matches, isFound: judge, corrected } = index.search(query)
  const isFound = remembered(judge)
  const items = matches.slice(0, limit).flatMap(({ guid }) => {
    const found = find(guid)
    return found ? [presentHit(found, locale, { read, isFound })] : []
  })
  return { items, total: matches.length, corrected }
}

function searchableOf(snapshot: ContentSnapshot): Promise<Searchable> {
  return kept(snapshot, 'index', () => {
    const sessions = indexedSessions(snapshot.current)
    const texts = new Map<string, ReadText>()
    const byGuid = new Map(sessions.map(found => [found.session.guid, found]))
    return {
      index: createProgrammeIndex(sessions.map(({ indexed }) => indexed)),
      find: (guid: string) => byGuid.get(guid) ?? null,
      read: (text: string) => remember(texts, text, readText),
    }
  })
}

function indexedSessions(of: EditionContent): { session: Session; indexed: IndexedSession }[] {
  const names = new Map(
    [...of.of('hall'), ...of.of('track')].map(({ guid, content }) => [guid, content.name]),
  )
  const people = new Map(
    of.of('speaker').map(({ guid, content }) => [
      guid,
      {
        name: spellingsOf(presentName(content, 'ru'), presentName(content, 'en')),
        company: content.company,
      },
    ]),
  )
  return of.of('programmeSession').map(session => {
    const { title, abstract, moderators, speakers, hall, track } = session.content
    const words = (locale: Locale) => plainText(renderProse(abstract[locale], locale))
    return {
      session,
      indexed: {
        guid: session.guid,
        title,
        abstract: { ru: words('ru'), en: words('en') },
        people: [...moderators, ...speakers].flatMap(guid => people.get(guid) ?? []),
        track: (track ? names.get(track) : null) ?? null,
        hall: (hall ? names.get(hall) : null) ?? null,
        labels: sessionLabels(session.content),
      },
    }
  })
}

/** A name as written in both languages and in passports. */
function spellingsOf(ru: string, en: string) {
  return { ru, en, passport: transliterateName(ru) }
}

type Reading = { read: (text: string) => ReadText; isFound: (word: string) => boolean }

function presentHit(
  { session, indexed }: { session: Session; indexed: IndexedSession },
  locale: Locale,
  reading: Reading,
): ProgrammeHit {
  const { guid, content } = session
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
  { name, company }: IndexedSession['people'][number],
  locale: Locale,
  { read, isFound }: Reading,
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

function remembered(judge: (word: string) => boolean): (word: string) => boolean {
  const judged = new Map<string, boolean>()
  return word => remember(judged, word, judge)
}

function remember<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make(key)
    known.set(key, value)
  }
  return value
}

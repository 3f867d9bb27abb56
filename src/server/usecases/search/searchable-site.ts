import type { Locale } from '#contract/field.ts'
import type { BilingualText } from '#domain/content/content-field.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { type ReadText, readText } from '#domain/search/mark-text.ts'
import { meaningOf } from '#domain/search/synonyms.ts'
import { sessionLabels } from '#server/search/session-labels.ts'
import {
  createSiteIndex,
  type IndexedItem,
  type SearchKind,
  type SiteIndex,
} from '#server/search/site-index.ts'
import type { ContentSnapshot, EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { presentProse } from '../content/present-prose.ts'
import { presentName } from '../content/present-values.ts'
import { plainText } from '../content/render-prose.ts'

export type Found = { item: PublishedItem; indexed: IndexedItem }

export type SearchableSite = {
  index: SiteIndex
  /** Each text is split into words once; there are no more of them than the content has. */
  read: (text: string) => ReadText
  find: (guid: string) => Found | null
}

const kept = keptPerVersion<SearchableSite>()

/** The published content of the current edition, as it is searched. */
export function searchableSite(snapshot: ContentSnapshot): Promise<SearchableSite> {
  return kept(snapshot, 'index', () => {
    const all = indexedItems(snapshot.current)
    const texts = new Map<string, ReadText>()
    const byGuid = new Map(all.map(found => [found.item.guid, found]))
    const meanings = snapshot.current.of('searchSynonym').map(({ content }) => meaningOf(content.terms))
    return {
      index: createSiteIndex(
        all.map(({ indexed }) => indexed),
        meanings,
      ),
      find: (guid: string) => byGuid.get(guid) ?? null,
      read: (text: string) => remember(texts, text, readText),
    }
  })
}

export function remember<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make(key)
    known.set(key, value)
  }
  return value
}

type Texts = Pick<IndexedItem, 'title' | 'abstract'> & Partial<IndexedItem>

function indexedItems(of: EditionContent): Found[] {
  const found = (item: PublishedItem, kind: SearchKind, texts: Texts): Found => ({
    item,
    indexed: {
      people: [],
      track: null,
      hall: null,
      labels: [],
      aside: false,
      ...texts,
      guid: item.guid,
      kind,
    },
  })
  const names = new Map(
    [...of.of('hall'), ...of.of('track')].map(({ guid, content }) => [guid, content.name]),
  )
  const nameOf = (guid: string | null) => (guid ? (names.get(guid) ?? null) : null)
  const people = new Map(of.of('speaker').map(({ guid, content }) => [guid, personOf(content)]))
  return [
    ...of.of('programmeSession').map(session => {
      const { title, abstract, moderators, speakers, hall, track, format } = session.content
      return found(session, 'session', {
        title,
        abstract: prose(of, abstract),
        people: [...moderators, ...speakers].flatMap(guid => people.get(guid) ?? []),
        track: nameOf(track),
        hall: nameOf(hall),
        labels: sessionLabels(session.content),
        aside: format === 'break',
      })
    }),
    ...of.of('speaker').map(speaker => {
      const { content } = speaker
      const person = personOf(content)
      return found(speaker, 'speaker', {
        title: { ru: person.name.ru, en: person.name.en },
        abstract: inBoth(locale => `${content.position[locale]}\n${words(of, content.biography, locale)}`),
        people: [person],
      })
    }),
    ...of
      .of('faqItem')
      .map(entry =>
        found(entry, 'faqItem', { title: entry.content.question, abstract: prose(of, entry.content.answer) }),
      ),
    ...of.of('news').map(news =>
      found(news, 'news', {
        title: news.content.title,
        abstract: inBoth(
          locale => `${news.content.summary[locale]}\n${words(of, news.content.body, locale)}`,
        ),
      }),
    ),
    ...of.of('page').map(page =>
      found(page, 'page', {
        title: page.content.title,
        abstract: inBoth(locale =>
          [
            page.content.lead[locale],
            page.content.description[locale],
            words(of, page.content.body, locale),
            ...(page.content.slug === 'venue' ? placeNames(of, locale) : []),
          ].join('\n'),
        ),
      }),
    ),
  ]
}

/** What the page of the venue lists beside its text. */
function placeNames(of: EditionContent, locale: Locale): string[] {
  return [...of.of('hotel'), ...of.of('transferHub'), ...of.of('venuePlace')].map(
    ({ content }) => content.name[locale],
  )
}

/** A name as written in both languages and in passports, with the company. */
function personOf(content: PublishedItem<'speaker'>['content']): IndexedItem['people'][number] {
  const [ru, en] = [presentName(content, 'ru'), presentName(content, 'en')]
  return { name: { ru, en, passport: transliterateName(ru) }, company: content.company }
}

const inBoth = (make: (locale: Locale) => string): BilingualText => ({ ru: make('ru'), en: make('en') })

const words = (of: EditionContent, text: BilingualText, locale: Locale) =>
  plainText(presentProse(of, text, locale))

const prose = (of: EditionContent, text: BilingualText): BilingualText =>
  inBoth(locale => words(of, text, locale))

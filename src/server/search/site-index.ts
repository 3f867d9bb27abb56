import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch'
import { siteHitKinds } from '#contract/site-search.ts'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { soundInLatin } from '#domain/search/letter-sounds.ts'
import { type QueryWord, queryWords } from '#domain/search/reading.ts'
import { joinedWords, textWords } from '#domain/search/search-words.ts'
import { type Meaning, synonymsIn } from '#domain/search/synonyms.ts'
import { createVocabulary, type Vocabulary } from '#domain/search/vocabulary.ts'
import { sameWord, wordForms } from './word-forms.ts'

type InBoth = { ru: string; en: string }

/** What the search of the site finds, in the order in which equal results stand. */
export const searchKinds = siteHitKinds
export type SearchKind = (typeof searchKinds)[number]

/** The searchable texts of something that has a page of its own. */
export type IndexedItem = {
  guid: string
  kind: SearchKind
  title: InBoth
  /** Plain text, without marks. */
  abstract: InBoth
  /** Names, also in passport spelling, and companies of everybody who takes part. */
  people: { name: InBoth & { passport: string }; company: InBoth }[]
  track: InBoth | null
  hall: InBoth | null
  /** Names of its topics and of its format. */
  labels: InBoth[]
  /** A break: found by its title like anything else, by its text after everything else. */
  aside: boolean
}

export type SiteMatches = {
  /** Best match first. */
  matches: { guid: string; kind: SearchKind; score: number }[]
  /** Whether a word of a text matches the query. */
  isFound: (word: string) => boolean
  /** The query that was searched for instead, when it was typed in the wrong keyboard layout. */
  corrected: string | null
}

const fields = ['title', 'people', 'track', 'labels', 'abstract', 'hall'] as const
const boost = { title: 4, people: 3, track: 1.5, labels: 1, abstract: 1, hall: 0.5 }

/** A word of the query with the words it may stand for; none where nothing is near it. */
type Asked = QueryWord & { meant: string[] }
type Stage = { words: Asked[]; together: 'AND' | 'OR'; corrected: string | null }

/** The number of words searched for; longer queries would only cost more. */
const mostWords = 12

/** With fewer hits than this, a query also finds items that match most of its words. */
const few = 3

/** What a break is worth that only mentions a word. */
const asideWeight = 0.05

/**
 * Search over one edition's site: word forms and typing mistakes in both languages, the wrong keyboard layout, abbreviations and names in either
 * script, hyphens or none, and the editors' synonyms. Held in memory, since a site is small and every instance can search without the database.
 */
export function createSiteIndex(items: readonly IndexedItem[], meanings: readonly Meaning[]) {
  const seen = new Set<string>()
  const index = new MiniSearch({
    idField: 'guid',
    fields: [...fields],
    tokenize: text => {
      const words = textWords(text)
      return [...words, ...joinedWords(text, words)].map(({ word }) => word)
    },
    processTerm: word => {
      const forms = wordForms(word)
      for (const form of forms) seen.add(form)
      return forms
    },
    searchOptions: { boost },
  })
  index.addAll(items.map(toDocument))
  const vocabulary = createVocabulary(seen)
  const sounds = new Map([...seen].flatMap(word => soundPair(word)))
  const byGuid = new Map(
    items.map(item => [
      item.guid,
      {
        kind: item.kind,
        aside: item.aside,
        titles: [item.title.ru, item.title.en].map(text => textWords(text).map(({ word }) => word)),
      },
    ]),
  )

  function search(query: string, kinds: readonly SearchKind[] = searchKinds): SiteMatches {
    const run = (stage: Stage): SearchResult[] =>
      index.search(asQuery(stage, meanings), {
        tokenize: text => [text],
        processTerm: word => word,
        filter: ({ id }) => kinds.includes(kindOf(id)),
      })
    for (const stage of stagesOf(query, vocabulary, { sounds, meanings })) {
      const isAside = isBesideThePoint(stage.words, vocabulary)
      const whole = run(stage).filter(hit => !hit.terms.every(isAside))
      const found = stage.together === 'OR' ? whole.filter(hit => isTelling(stage.words, hit)) : whole
      if (found.length === 0) continue
      const rest = stage.words.length > 2 && found.length < few ? mostly(stage, whole, run) : []
      const hits = [...inOrder(found, stage.words), ...rest]
      const terms = new Set(hits.flatMap(hit => hit.terms).filter(term => !isAside(term)))
      return {
        matches: hits.map(({ id, score }) => ({ guid: String(id), kind: kindOf(id), score })),
        isFound: word => wordForms(word).some(form => terms.has(form)),
        corrected: stage.corrected,
      }
    }
    return { matches: [], isFound: () => false, corrected: null }
  }

  const kindOf = (id: unknown): SearchKind => byGuid.get(String(id))?.kind ?? 'page'

  /** A title with the words side by side comes first, a break that only mentions them last. */
  function inOrder(hits: SearchResult[], words: Asked[]): { id: string; score: number; terms: string[] }[] {
    return hits
      .map(({ id, score, terms, match }) => {
        const item = byGuid.get(String(id))
        const said = words.length > 1 && item?.titles.some(title => says(title, words))
        const mentions = item?.aside && !Object.values(match).some(places => places.includes('title'))
        return { id: String(id), score: score * (said ? 2 : 1) * (mentions ? asideWeight : 1), terms }
      })
      .sort((left, right) => right.score - left.score)
  }

  return { search, size: items.length }
}

export type SiteIndex = ReturnType<typeof createSiteIndex>

/** Half of the words are enough where one of them names the item. */
function isTelling(words: readonly Asked[], hit: SearchResult): boolean {
  const share = coverage(words, hit)
  const named = Object.values(hit.match).some(places => places.includes('title') || places.includes('people'))
  return share > 0.5 || (share === 0.5 && named)
}

/** Hits that match most of the words, after those that match all. */
function mostly(stage: Stage, whole: SearchResult[], run: (stage: Stage) => SearchResult[]): SearchResult[] {
  const known = new Set(whole.map(({ id }) => id))
  return run({ ...stage, together: 'OR' }).filter(
    hit => !known.has(hit.id) && coverage(stage.words, hit) > 0.6,
  )
}

function toDocument({ guid, title, abstract, people, track, hall, labels }: IndexedItem) {
  const both = ({ ru, en }: InBoth) => `${ru}\n${en}`
  const names = people.map(({ name, company }) => [both(name), name.passport, both(company)].join('\n'))
  return {
    guid,
    title: both(title),
    abstract: both(abstract),
    people: names.join('\n'),
    track: track ? both(track) : '',
    labels: labels.map(both).join('\n'),
    hall: hall ? both(hall) : '',
  }
}

/** A word of the index under its spelling in Latin letters: «generalnyi» finds «генеральный». */
function soundPair(word: string): [string, string][] {
  const sound = soundInLatin(word)
  return sound && sound.length >= shortestSound ? [[sound, word]] : []
}

/** In letters: shorter words sound like too many others. */
const shortestSound = 5

type Known = { sounds: ReadonlyMap<string, string>; meanings: readonly Meaning[] }

function* stagesOf(query: string, vocabulary: Vocabulary, known: Known): Generator<Stage> {
  const typed = asTyped(query)
  if (typed.length === 0) return
  yield { words: typed, together: 'AND', corrected: null }
  const swapped = swapKeyboardLayout(query)
  const turned = swapped ? asTyped(swapped) : []
  // Whole words of the site alone: «PCI» in the other layout is letters that begin many words.
  if (turned.length > 0 && turned.every(({ word }) => isKnown(word, vocabulary)))
    yield { words: turned, together: 'AND', corrected: swapped }
  const mended = typed.map(word => mend(word, vocabulary, known))
  // Without corrections it would be the same search again.
  if (mended.some(({ word, meant }) => meant[0] !== word))
    yield { words: mended, together: 'AND', corrected: null }
  if (typed.length > 1) yield { words: mended, together: 'OR', corrected: null }
}

function asTyped(query: string): Asked[] {
  return queryWords(query)
    .slice(0, mostWords)
    .map(asked => ({ ...asked, meant: [asked.word] }))
}

const isKnown = (word: string, vocabulary: Vocabulary) => wordForms(word).some(form => vocabulary.has(form))

/** Replaces a word that occurs nowhere by the nearest words that do, in the typed form, as it sounds, or another form. */
function mend({ word, pieces, meant }: Asked, vocabulary: Vocabulary, { sounds, meanings }: Known): Asked {
  if (vocabulary.begins(word) || isKnown(word, vocabulary) || isSynonym(word, meanings))
    return { word, pieces, meant }
  const sound = soundInLatin(word)
  const heard = sound ? [sound].filter(vocabulary.has) : [sounds.get(word) ?? []].flat()
  if (heard.length > 0) return { word, pieces, meant: heard }
  const nearest = [word, ...wordForms(word), ...(sound ? [sound] : [])].map(form => vocabulary.nearest(form))
  return { word, pieces, meant: nearest.find(words => words.length > 0) ?? meant }
}

const isSynonym = (word: string, meanings: readonly Meaning[]) =>
  meanings.some(ways => ways.some(way => way.length === 1 && sameWord(way[0] ?? '', word)))

function asQuery({ words, together }: Stage, meanings: readonly Meaning[]): QueryCombination {
  // Synonyms apply only to words as typed, or corrected to a single word.
  const plain = words.map(({ meant }) => meant[0] ?? '')
  const synonyms = synonymsIn(plain, sameWord, meanings)
  const parts = words.map(({ meant, pieces }, at): Query => {
    const others: Query[] = synonyms
      .filter(({ from, to }) => from <= at && at < to)
      .map(({ words: other }): Query => allOf(other, 0.6))
    const apart: Query[] = pieces.length > 0 ? [allOf(pieces, 1)] : []
    return { combineWith: 'OR', queries: [...meant.map(oneWord), ...apart, ...others] }
  })
  return { combineWith: together, queries: parts }
}

/** All of these words, each exactly: parts of a synonym are not guessed. */
function allOf(words: readonly string[], weight: number): Query {
  return { combineWith: 'AND', queries: words.map(exactly), boostDocument: () => weight }
}

function exactly(word: string): Query {
  return { combineWith: 'OR', queries: wordForms(word), prefix: false }
}

function oneWord(word: string): Query {
  return {
    combineWith: 'OR',
    queries: wordForms(word),
    prefix: (term: string) => term.length >= shortestBeginning,
  }
}

/** In letters: a shorter word has to be whole. */
const shortestBeginning = 3

/** An abbreviation that the site has is meant as it is: «SOC» finds «SOCs», and neither «society» nor «Sochi». */
function isBesideThePoint(words: readonly Asked[], vocabulary: Vocabulary): (term: string) => boolean {
  const short = words.flatMap(({ word }) =>
    word.length === shortestBeginning && vocabulary.has(word) ? [word] : [],
  )
  return term => short.some(word => term.startsWith(word) && term.length > word.length + 1)
}

/** The share of the query's words that a hit contains. */
function coverage(words: readonly Asked[], { queryTerms }: SearchResult): number {
  const hit = words.filter(({ meant }) =>
    meant.some(word => wordForms(word).some(form => queryTerms.includes(form))),
  )
  return hit.length / words.length
}

function says(title: readonly string[], words: readonly Asked[]): boolean {
  return title.some((_, from) =>
    words.every(({ meant }, at) => meant.some(word => sameWord(word, title[from + at] ?? ''))),
  )
}

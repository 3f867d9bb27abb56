import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { joinedWords, textWords } from '#domain/search/search-words.ts'
import { tellingWords } from '#domain/search/small-words.ts'
import { synonymsIn } from '#domain/search/synonyms.ts'
import { createVocabulary, type Vocabulary } from '#domain/search/vocabulary.ts'
import { sameWord, wordForms } from './word-forms.ts'

type InBoth = { ru: string; en: string }

/** The searchable texts of a programme session. */
export type IndexedSession = {
  guid: string
  title: InBoth
  /** Plain text, without marks. */
  abstract: InBoth
  /** Names, also in passport spelling, and companies of everybody who takes part. */
  people: { name: InBoth & { passport: string }; company: InBoth }[]
  track: InBoth | null
  hall: InBoth | null
  /** Names of its topics and of its format. */
  labels: InBoth[]
}

export type ProgrammeMatches = {
  /** Best match first. */
  matches: { guid: string; score: number }[]
  /** Whether a word of a text matches the query. */
  isFound: (word: string) => boolean
  /** The query that was searched for instead, when it was typed in the wrong keyboard layout. */
  corrected: string | null
}

const fields = ['title', 'people', 'track', 'labels', 'abstract', 'hall'] as const
const boost = { title: 4, people: 3, track: 1.5, labels: 1, abstract: 1, hall: 0.5 }

/** A word of the query with its possible corrections. */
type Asked = { word: string; meant: string[] }
type Stage = { words: Asked[]; together: 'AND' | 'OR'; corrected: string | null }

/** The number of words searched for; longer queries would only cost more. */
const mostWords = 12

/** With fewer hits than this, a query also finds sessions that match most of its words. */
const few = 3

/**
 * Search over one edition's programme: word forms and typing mistakes in both languages, the wrong keyboard layout, names in either script, synonyms
 * of the trade (issue: the programme search). Held in memory, since a programme is small and every instance can search without the database.
 */
export function createProgrammeIndex(sessions: readonly IndexedSession[]) {
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
  index.addAll(sessions.map(toDocument))
  const vocabulary = createVocabulary(seen)
  const titles = new Map(
    sessions.map(({ guid, title }) => [
      guid,
      [title.ru, title.en].map(text => textWords(text).map(({ word }) => word)),
    ]),
  )

  const run = (stage: Stage): SearchResult[] =>
    index.search(asQuery(stage), { tokenize: text => [text], processTerm: word => word })

  function search(query: string): ProgrammeMatches {
    for (const stage of stagesOf(query, vocabulary)) {
      const whole = run(stage)
      const found = stage.together === 'OR' ? whole.filter(hit => coverage(stage.words, hit) >= 0.5) : whole
      if (found.length === 0) continue
      const rest = stage.words.length > 2 && found.length < few ? mostly(stage, whole) : []
      const hits = [...byPhrase(found, stage.words), ...rest]
      const terms = new Set(hits.flatMap(hit => hit.terms))
      return {
        matches: hits.map(({ id, score }) => ({ guid: String(id), score })),
        isFound: word => wordForms(word).some(form => terms.has(form)),
        corrected: stage.corrected,
      }
    }
    return { matches: [], isFound: () => false, corrected: null }
  }

  /** Hits that match most of the words, after those that match all. */
  function mostly(stage: Stage, whole: SearchResult[]): SearchResult[] {
    const known = new Set(whole.map(({ id }) => id))
    return run({ ...stage, together: 'OR' }).filter(
      hit => !known.has(hit.id) && coverage(stage.words, hit) > 0.6,
    )
  }

  /** A title with the words side by side comes before one with the words scattered. */
  function byPhrase(hits: SearchResult[], words: Asked[]): { id: string; score: number; terms: string[] }[] {
    return hits
      .map(({ id, score, terms }) => {
        const said = words.length > 1 && titles.get(id)?.some(title => says(title, words))
        return { id: String(id), score: said ? score * 2 : score, terms }
      })
      .sort((left, right) => right.score - left.score)
  }

  return { search, size: sessions.length }
}

export type ProgrammeIndex = ReturnType<typeof createProgrammeIndex>

function toDocument({ guid, title, abstract, people, track, hall, labels }: IndexedSession) {
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

/** From the strictest reading of a query to the most tolerant one; the first with hits counts. */
function* stagesOf(query: string, vocabulary: Vocabulary): Generator<Stage> {
  const swapped = swapKeyboardLayout(query)
  const readings = [{ words: asTyped(query), corrected: null as string | null }]
  if (swapped) readings.push({ words: asTyped(swapped), corrected: swapped })
  for (const reading of readings) yield { ...reading, together: 'AND' }
  const mended = readings.map(reading => ({
    ...reading,
    words: reading.words.map(word => mend(word, vocabulary)),
  }))
  // Without corrections it would be the same search again.
  for (const reading of mended)
    if (reading.words.some(({ word, meant }) => meant[0] !== word)) yield { ...reading, together: 'AND' }
  for (const reading of mended) if (reading.words.length > 1) yield { ...reading, together: 'OR' }
}

function asTyped(query: string): Asked[] {
  const words = textWords(query).map(({ word }) => word)
  return tellingWords(words.slice(0, mostWords)).map(word => ({ word, meant: [word] }))
}

/** Replaces a word that occurs nowhere by the nearest words that do, in the typed form or another. */
function mend({ word, meant }: Asked, vocabulary: Vocabulary): Asked {
  if (vocabulary.has(word) || vocabulary.begins(word)) return { word, meant }
  const nearest = [word, ...wordForms(word)].map(form => vocabulary.nearest(form))
  return { word, meant: nearest.find(words => words.length > 0) ?? meant }
}

function asQuery({ words, together }: Stage): QueryCombination {
  // Synonyms apply only to words as typed, or corrected to a single word.
  const plain = words.map(({ meant }) => meant[0] ?? '')
  const synonyms = synonymsIn(plain, sameWord)
  const parts = words.map(({ meant }, at): Query => {
    const others = synonyms
      .filter(({ from, to }) => from <= at && at < to)
      .map(
        ({ words: other }): Query => ({
          combineWith: 'AND',
          queries: other.map(exactly),
          boostDocument: () => 0.6,
        }),
      )
    return { combineWith: 'OR', queries: [...meant.map(oneWord), ...others] }
  })
  return { combineWith: together, queries: parts }
}

/** Exact words only: parts of a synonym are not guessed. */
function exactly(word: string): Query {
  return { combineWith: 'OR', queries: wordForms(word), prefix: false }
}

function oneWord(word: string): Query {
  return { combineWith: 'OR', queries: wordForms(word), prefix: (term: string) => term.length >= 3 }
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

import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { joinedWords, textWords } from '#domain/search/search-words.ts'
import { tellingWords } from '#domain/search/small-words.ts'
import { synonymsIn } from '#domain/search/synonyms.ts'
import { createVocabulary, type Vocabulary } from '#domain/search/vocabulary.ts'
import { sameWord, wordForms } from './word-forms.ts'

type InBoth = { ru: string; en: string }

/** What a programme session is found by. */
export type IndexedSession = {
  guid: string
  title: InBoth
  /** Without marks. */
  abstract: InBoth
  /** Names, also as passports spell them, and companies of everybody who takes part. */
  people: { name: InBoth & { passport: string }; company: InBoth }[]
  track: InBoth | null
  hall: InBoth | null
  /** Names of its topics and of its format. */
  labels: InBoth[]
}

export type ProgrammeMatches = {
  /** Best first. */
  matches: { guid: string; score: number }[]
  /** Whether a word of a text is one of those that were found. */
  isFound: (word: string) => boolean
  /** What was searched for instead, when the query had been typed in the wrong keyboard layout. */
  corrected: string | null
}

const fields = ['title', 'people', 'track', 'labels', 'abstract', 'hall'] as const
const boost = { title: 4, people: 3, track: 1.5, labels: 1, abstract: 1, hall: 0.5 }

/** A word of the query with the words it may have been meant to be. */
type Asked = { word: string; meant: string[] }
type Stage = { words: Asked[]; together: 'AND' | 'OR'; corrected: string | null }

/** A query of more words than anybody types costs no more than this many. */
const mostWords = 12

/** With fewer finds than this of all its words, a query also finds what holds most of them. */
const few = 3

/**
 * The search over one edition's programme: word forms and typing errors in both languages, the wrong keyboard layout, names in
 * either script, synonyms of the trade (issue: the programme search). Held in memory, since a programme is small and is searched
 * on every instance without asking the database.
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

  /** What holds most of the words, after what holds all. */
  function mostly(stage: Stage, whole: SearchResult[]): SearchResult[] {
    const known = new Set(whole.map(({ id }) => id))
    return run({ ...stage, together: 'OR' }).filter(
      hit => !known.has(hit.id) && coverage(stage.words, hit) > 0.6,
    )
  }

  /** A title that says the words side by side is meant rather than one that holds them here and there. */
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

/** From the strictest reading of a query to the most forgiving one; the first that finds something counts. */
function* stagesOf(query: string, vocabulary: Vocabulary): Generator<Stage> {
  const swapped = swapKeyboardLayout(query)
  const readings = [{ words: asTyped(query), corrected: null as string | null }]
  if (swapped) readings.push({ words: asTyped(swapped), corrected: swapped })
  for (const reading of readings) yield { ...reading, together: 'AND' }
  const mended = readings.map(reading => ({
    ...reading,
    words: reading.words.map(word => mend(word, vocabulary)),
  }))
  // Where nothing was mended the same would be asked again.
  for (const reading of mended)
    if (reading.words.some(({ word, meant }) => meant[0] !== word)) yield { ...reading, together: 'AND' }
  for (const reading of mended) if (reading.words.length > 1) yield { ...reading, together: 'OR' }
}

function asTyped(query: string): Asked[] {
  const words = textWords(query).map(({ word }) => word)
  return tellingWords(words.slice(0, mostWords)).map(word => ({ word, meant: [word] }))
}

/** A word that stands nowhere is taken for the nearest ones that do, in the form in which it was typed or in another. */
function mend({ word, meant }: Asked, vocabulary: Vocabulary): Asked {
  if (vocabulary.has(word) || vocabulary.begins(word)) return { word, meant }
  const nearest = [word, ...wordForms(word)].map(form => vocabulary.nearest(form))
  return { word, meant: nearest.find(words => words.length > 0) ?? meant }
}

function asQuery({ words, together }: Stage): QueryCombination {
  // Only words that were typed, or mended to one word, stand for a meaning.
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

/** A word as a form of itself: nothing is guessed about the parts of a synonym. */
function exactly(word: string): Query {
  return { combineWith: 'OR', queries: wordForms(word), prefix: false }
}

function oneWord(word: string): Query {
  return { combineWith: 'OR', queries: wordForms(word), prefix: (term: string) => term.length >= 3 }
}

/** Which part of the words that were asked for stands in a hit. */
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

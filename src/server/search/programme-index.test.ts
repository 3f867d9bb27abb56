import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { PublishedContent } from '#domain/content/content-kind.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { composeContent, type DemoContent } from '../demo/compose-content.ts'
import { readContentFiles } from '../demo/read-content-files.ts'
import { createProgrammeIndex, type IndexedSession } from './programme-index.ts'
import { sessionLabels } from './session-labels.ts'

type Judged = { query: string; expected: string[] }

const judged = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/programme-queries.json', import.meta.url), 'utf8'),
) as Record<string, Judged[]>
const queries = Object.values(judged).flat()

const pieces = readContentFiles()
  .filter(({ edition }) => edition === '2026')
  .flatMap(composeContent)
  .filter(({ published }) => published)
const keys = new Map(pieces.map(({ guid, key }) => [guid, key]))
const index = createProgrammeIndex(sessionsOf(pieces))

function sessionsOf(all: DemoContent[]): IndexedSession[] {
  const found = new Map(all.map(piece => [piece.guid, piece.draft]))
  return all
    .filter(({ kind }) => kind === 'programmeSession')
    .map(({ guid, draft }) => {
      const session = draft as PublishedContent<'programmeSession'>
      const nameOf = (reference: string | null) =>
        reference ? (found.get(reference) as PublishedContent<'hall'>).name : null
      return {
        guid,
        title: session.title,
        abstract: session.abstract,
        people: [...session.moderators, ...session.speakers].map(reference => {
          const { firstName, lastName, company } = found.get(reference) as PublishedContent<'speaker'>
          const inFull = (locale: 'ru' | 'en') => `${firstName[locale]} ${lastName[locale]}`
          return {
            name: { ru: inFull('ru'), en: inFull('en'), passport: transliterateName(inFull('ru')) },
            company,
          }
        }),
        track: nameOf(session.track),
        hall: nameOf(session.hall),
        labels: sessionLabels(session),
      }
    })
}

function judge({ query, expected }: Judged) {
  const found = index.search(query).matches.map(({ guid }) => keys.get(guid) ?? '')
  const hits = found.slice(0, 5).filter(key => expected.includes(key)).length
  const first = found.findIndex(key => expected.includes(key))
  return {
    query,
    found: found.slice(0, 5),
    recall: hits / Math.min(5, expected.length),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it('names sessions that there are', () => {
  const known = new Set(keys.values())
  expect(queries.flatMap(({ expected }) => expected).filter(key => !known.has(key))).toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(40)
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
})

it('finds what a visitor means: recall@5 at least 0.95, MRR at least 0.9', () => {
  const results = queries.map(judge)
  const recall = mean(results.map(result => result.recall))
  const rank = mean(results.map(({ reciprocalRank }) => reciprocalRank))
  process.stdout.write(
    `programme search, ${queries.length} judged queries: recall@5 ${recall.toFixed(3)}, MRR ${rank.toFixed(3)}\n`,
  )
  const missed = results.filter(result => result.recall < 1 || result.reciprocalRank < 1)
  for (const { query, found } of missed)
    process.stdout.write(`  not quite: ${query} -> ${found.join(', ') || 'nothing'}\n`)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(rank).toBeGreaterThanOrEqual(0.9)
})

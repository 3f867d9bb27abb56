import { expect, it } from 'vitest'
import { rankSpeakers } from './rank-speakers.ts'
import type { RankedSession, Taste } from './recommended-programme.ts'

const session = (guid: string, people: string[]): RankedSession => ({
  guid,
  topics: [],
  track: null,
  format: 'talk',
  language: 'ru',
  people,
  terms: [],
})
const taste: Taste = {
  archetypes: [],
  topThemes: [{ theme: 'soc', weight: 2 }],
  favourites: new Set(),
  notInterested: new Set(),
  language: 'both',
}
const speakers = [
  { guid: 'ann', topics: [] },
  { guid: 'bob', topics: ['soc' as const] },
  { guid: 'eve', topics: [] },
  { guid: 'silent', topics: [] },
]
const sessions = [session('good', ['ann', 'bob']), session('fair', ['ann', 'eve'])]
const scores = [
  { guid: 'good', score: 1, reasons: [] },
  { guid: 'fair', score: 0.5, reasons: [] },
]
const ranked = (more: Partial<Taste> = {}) =>
  rankSpeakers(speakers, { sessions, scores, taste: { ...taste, ...more }, count: 9 })

it('names those of the best sessions, and says where they speak', () => {
  expect(ranked()).toMatchObject([
    {
      guid: 'bob',
      reasons: [
        { code: 'theme', theme: 'soc' },
        { code: 'speaksAt', session: 'good' },
      ],
    },
    { guid: 'ann', reasons: [{ code: 'speaksAt', session: 'good' }] },
    { guid: 'eve', reasons: [{ code: 'speaksAt', session: 'fair' }] },
  ])
})

it('names equals in one order, whichever way they are given', () => {
  const equals = ['c', 'a', 'b'].map(guid => ({ guid, topics: [] }))
  const given = { sessions: [session('good', ['a', 'b', 'c'])], scores, taste, count: 9 }
  const order = (list: typeof equals) => rankSpeakers(list, given).map(({ guid }) => guid)
  expect(order(equals)).toEqual(['a', 'b', 'c'])
  expect(order(equals.toReversed())).toEqual(['a', 'b', 'c'])
})

it('leaves out whom the person starred or turned down, and who speaks only where they will not go', () => {
  const left = ranked({ favourites: new Set(['bob']), notInterested: new Set(['fair', 'ann']) })
  expect(left).toEqual([])
})

it('puts whoever speaks twice before whoever speaks once', () => {
  const list = ['amy', 'zoe'].map(guid => ({ guid, topics: [] }))
  const held = [session('good', ['amy', 'zoe']), session('fair', ['zoe'])]
  expect(rankSpeakers(list, { sessions: held, scores, taste, count: 9 }).map(({ guid }) => guid)).toEqual([
    'zoe',
    'amy',
  ])
})

it('gives no theme as a reason for which the person has no taste', () => {
  const [bob] = ranked({ topThemes: [] }).filter(({ guid }) => guid === 'bob')
  expect(bob?.reasons).toEqual([{ code: 'speaksAt', session: 'good' }])
})

import { describe, expect, it } from 'vitest'
import { highlightDays } from './highlight-days.ts'

const session = (guid: string, day: string, over: object = {}) => ({
  guid,
  title: `Title ${guid}`,
  format: 'talk' as const,
  day,
  startsAt: '10:00',
  endsAt: '11:00',
  hall: 'h1',
  track: null,
  language: 'ru' as const,
  topics: [],
  moderators: [],
  speakers: [],
  ...over,
})
const person = (guid: string, name: string) => ({ guid, name, position: '', company: '', photo: null })
const given = {
  days: ['2026-02-18', '2026-02-19', '2026-02-20'],
  halls: [{ guid: 'h1', name: 'Amber', floor: '', capacity: null }],
  people: [person('p1', 'Anna'), person('p2', 'Boris')],
  sessions: [
    session('a', '2026-02-18', { speakers: ['p1'], moderators: ['p2'] }),
    session('b', '2026-02-18', { moderators: ['p2'], hall: null }),
    session('c', '2026-02-20', { speakers: ['gone', 'p2'], hall: 'gone' }),
  ],
}

describe('highlightDays', () => {
  it('leaves out days without a highlight and keeps the order', () => {
    const days = highlightDays(given, 9)
    expect(days.map(({ day, sessions }) => [day, sessions.map(({ guid }) => guid)])).toEqual([
      ['2026-02-18', ['a', 'b']],
      ['2026-02-20', ['c']],
    ])
  })

  it.each([
    [0, ''],
    [1, 'a'],
    [2, 'a c'],
    [3, 'a b c'],
  ])('takes %i in turns, a day after the other', (most, guids) => {
    const shown = highlightDays(given, most).flatMap(({ sessions }) => sessions.map(({ guid }) => guid))
    expect(shown.join(' ')).toBe(guids)
  })

  it.each([
    ['a', 'Amber', ['Anna']],
    ['b', '', ['Boris']],
    ['c', '', ['Boris']],
  ])('names hall and people of %s', (guid, hall, people) => {
    const found = highlightDays(given, 9)
      .flatMap(({ sessions }) => sessions)
      .find(item => item.guid === guid)
    expect(found).toMatchObject({ hall, people })
  })
})

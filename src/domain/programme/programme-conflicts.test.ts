import { expect, it } from 'vitest'
import { type PlacedSession, programmeConflicts } from './programme-conflicts.ts'

const day = '2026-02-18'

function session(guid: string, time: string, facts: Partial<PlacedSession> = {}): PlacedSession {
  const [startsAt = null, endsAt = null] = time === '' ? [] : time.split('-')
  return { guid, day, startsAt, endsAt, hall: null, moderators: [], speakers: [], ...facts }
}

const inHall = (guid: string, time: string, hall = 'amber') => session(guid, time, { hall })
const hallConflict = (...sessions: [string, string]) => ({ kind: 'hall', subject: 'amber', sessions })
const personConflict = (...sessions: [string, string]) => ({ kind: 'person', subject: 'ada', sessions })

it.each<[string, PlacedSession[], unknown[]]>([
  ['nothing', [], []],
  ['one', [inHall('a', '10:00-11:00')], []],
  ['touching ends', [inHall('a', '10:00-11:00'), inHall('b', '11:00-12:00')], []],
  ['a minute too long', [inHall('a', '10:00-11:01'), inHall('b', '11:00-12:00')], [hallConflict('a', 'b')]],
  [
    'the earlier comes first',
    [inHall('b', '11:00-12:00'), inHall('a', '10:00-11:01')],
    [hallConflict('a', 'b')],
  ],
  ['the same time', [inHall('a', '10:00-11:00'), inHall('b', '10:00-11:00')], [hallConflict('a', 'b')]],
  [
    'the same time, in whichever order they come',
    [inHall('b', '10:00-11:00'), inHall('a', '10:00-11:00')],
    [hallConflict('a', 'b')],
  ],
  [
    'the same start, in whichever order they come',
    [inHall('c', '10:00-10:30'), inHall('b', '10:00-11:00'), inHall('a', '09:00-10:10')],
    [hallConflict('a', 'b'), hallConflict('a', 'c'), hallConflict('b', 'c')],
  ],
  ['one inside another', [inHall('a', '09:00-18:00'), inHall('b', '10:00-11:00')], [hallConflict('a', 'b')]],
  ['two halls', [inHall('a', '10:00-11:00'), inHall('b', '10:00-11:00', 'onyx')], []],
  ['no hall', [session('a', '10:00-11:00'), session('b', '10:00-11:00')], []],
  ['two days', [inHall('a', '10:00-11:00'), { ...inHall('b', '10:00-11:00'), day: '2026-02-19' }], []],
  ['no time yet', [inHall('a', '10:00-11:00'), inHall('b', '')], []],
  ['no day yet', [inHall('a', '10:00-11:00'), { ...inHall('b', '10:00-11:00'), day: null }], []],
  [
    'neither a start nor an end, twice',
    [inHall('a', ''), { ...inHall('b', ''), startsAt: '10:00' }, { ...inHall('c', ''), endsAt: '11:00' }],
    [],
  ],
  [
    'no day, twice',
    [
      { ...inHall('a', '10:00-11:00'), day: null },
      { ...inHall('b', '10:00-11:00'), day: null },
    ],
    [],
  ],
  ['no length', [inHall('a', '10:00-12:00'), inHall('b', '11:00-11:00')], []],
  ['ends before it begins', [inHall('a', '10:00-12:00'), inHall('b', '11:30-11:00')], []],
  [
    'all that a long one overlaps, and the two beside each other',
    [
      inHall('a', '09:00-12:00'),
      inHall('b', '09:30-10:30'),
      inHall('c', '10:00-11:00'),
      inHall('d', '11:00-13:00'),
    ],
    [hallConflict('a', 'b'), hallConflict('a', 'c'), hallConflict('b', 'c'), hallConflict('a', 'd')],
  ],
  [
    'a person who moderates one and speaks at another',
    [
      session('a', '10:00-11:00', { hall: 'amber', moderators: ['ada'] }),
      session('b', '10:30-11:30', { hall: 'onyx', speakers: ['bob', 'ada'] }),
    ],
    [personConflict('a', 'b')],
  ],
  [
    'a person who moderates and speaks at the same session',
    [session('a', '10:00-11:00', { moderators: ['ada'], speakers: ['ada'] })],
    [],
  ],
  [
    'hall and person at once',
    [
      session('a', '10:00-11:00', { hall: 'amber', speakers: ['ada'] }),
      session('b', '10:30-11:30', { hall: 'amber', speakers: ['ada'] }),
    ],
    [hallConflict('a', 'b'), personConflict('a', 'b')],
  ],
])('%s', (_, sessions, conflicts) => {
  expect(programmeConflicts(sessions)).toEqual(conflicts)
})

it('takes a programme of twenty thousand sessions in its stride', () => {
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const sessions = Array.from({ length: 20_000 }, (_, index) => {
    const start = (index % 40) * 30
    const hall = `hall ${Math.floor(index / 40)}`
    return session(`${index}`, `${time(start)}-${time(start + 30)}`, { hall, speakers: [hall] })
  })
  const began = performance.now()
  expect(programmeConflicts(sessions)).toEqual([])
  expect(performance.now() - began).toBeLessThan(1000)
})

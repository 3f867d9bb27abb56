import { expect, it } from 'vitest'
import { momentsOf } from './session-moment.ts'

const day = [
  { startsAt: '09:00', endsAt: '10:00' },
  { startsAt: '10:00', endsAt: '10:40' },
  { startsAt: '10:00', endsAt: '11:00' },
  { startsAt: '10:50', endsAt: '11:30' },
  { startsAt: '12:00', endsAt: '13:00' },
]

it.each([
  ['before the first', 539, ['next', null, null, null, null]],
  ['at a start', 600, [null, 'now', 'now', 'next', null]],
  ['when the shorter one has ended', 640, [null, null, 'now', 'next', null]],
  ['in a gap', 700, [null, null, null, null, 'next']],
  ['during the last', 720, [null, null, null, null, 'now']],
  ['after the last', 780, [null, null, null, null, null]],
])('%s', (_, minutes, moments) => {
  expect(momentsOf(day, minutes)).toEqual(moments)
})

it('two that begin together are both next', () => {
  expect(momentsOf(day, 590)).toEqual(['now', 'next', 'next', null, null])
})

it('an empty day has none', () => {
  expect(momentsOf([], 600)).toEqual([])
})

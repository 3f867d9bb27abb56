import { expect, it } from 'vitest'
import { planClashes } from './plan-clashes.ts'

const session = (guid: string, from: number, to: number, hall: string | null = null) => ({
  guid,
  day: 0,
  from,
  to,
  hall,
})

it('finds none where each can be reached', () => {
  expect(planClashes([session('b', 60, 90), session('a', 0, 60)], () => 0)).toEqual([])
})

it('finds overlaps of any two, the earlier first', () => {
  const long = session('long', 0, 120)
  expect(planClashes([session('late', 90, 150), long, session('early', 30, 60)], () => 0)).toEqual([
    { code: 'overlap', sessions: ['long', 'early'], minutesShort: 90 },
    { code: 'overlap', sessions: ['long', 'late'], minutesShort: 30 },
  ])
})

it('finds a way that takes longer than the time between', () => {
  expect(planClashes([session('a', 0, 60, 'x'), session('b', 62, 90, 'y')], () => 5)).toEqual([
    { code: 'walk', sessions: ['a', 'b'], minutesShort: 3 },
  ])
})

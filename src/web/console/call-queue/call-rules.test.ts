import { expect, test } from 'vitest'
import { callInstant, callsByAct, dayTyped, readCallFilters } from './rules.ts'

test.each([
  ['2025-09-16T14:30', '2025-09-16T11:30:00.000Z'],
  ['2025-09-16T14:30:00', '2025-09-16T11:30:00.000Z'],
  ['', null],
  ['2025-09-16', null],
])('%j in Moscow is %j', (typed, instant) => {
  expect(callInstant(typed, 'Europe/Moscow')).toBe(instant)
})

test.each([
  ['17.04.1986', '1986-04-17'],
  ['7/4/1986', '1986-04-07'],
  ['', null],
  ['вчера', 'вчера'],
])('%j is the day %j', (typed, day) => {
  expect(dayTyped(typed)).toBe(day)
})

test('an unknown tab shows whom to call now', () => {
  expect(readCallFilters(new URLSearchParams('status=never&q=Орлова'))).toEqual({
    q: 'Орлова',
    status: 'due',
    owner: 'all',
    from: null,
    to: null,
    sort: 'turn',
  })
})

test('of the ticked calls the free ones are taken, own ones given back, and the link goes to whom it can', () => {
  const since = '2025-09-16T11:30:00.000Z'
  const free = { owner: null, linkObstacle: null }
  const mine = { owner: { name: 'Анна', mine: true, since }, linkObstacle: 'noCabinet' as const }
  const hers = { owner: { name: 'Вера', mine: false, since }, linkObstacle: null }
  const told = { owner: null, linkObstacle: 'sentRecently' as const }
  const often = { owner: null, linkObstacle: 'sentOften' as const }
  expect(callsByAct([free, mine, hers, told, often])).toEqual({
    free: [free, told, often],
    mine: [mine],
    reachable: [free, hers],
    unreachable: { noCabinet: 1, sentRecently: 1, sentOften: 1 },
  })
})

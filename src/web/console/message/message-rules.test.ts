import { expect, it } from 'vitest'
import { countFailed, failedQuery, readFailedFilters } from './rules.ts'

const letter = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each<[string, object]>([
  ['', { sort: 'newest' }],
  ['sort=about', { sort: 'about' }],
  [`sort=nameDown&letter=${letter}`, { sort: 'nameDown', letter }],
  ['sort=address&batch=mine', { sort: 'newest' }],
  ['from=2025-09-01&to=someday', { sort: 'newest', from: '2025-09-01' }],
])('%s', (address, expected) => {
  expect(failedQuery(readFailedFilters(new URLSearchParams(address)))).toEqual(expected)
})

const counts = [
  { channel: 'sms', fault: 'address', count: 3 },
  { channel: 'sms', fault: 'refused', count: 1 },
  { channel: 'email', fault: 'address', count: 10 },
] as const

it.each([
  ['', 14],
  ['channel=sms', 4],
  ['fault=address', 13],
  ['channel=email&fault=refused', 0],
])('of these messages %j counts %i', (address, expected) => {
  expect(countFailed(counts, readFailedFilters(new URLSearchParams(address)))).toBe(expected)
})

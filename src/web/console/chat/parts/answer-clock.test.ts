import { expect, it } from 'vitest'
import { answerClock } from './answer-clock.ts'

const hour = 3_600_000
const now = Date.parse('2025-09-15T10:00:00Z')

it.each([
  [null, null],
  ['2025-09-16T09:00:00Z', { state: 'fine', milliseconds: 23 * hour }],
  ['2025-09-15T14:00:00Z', { state: 'fine', milliseconds: 4 * hour }],
  ['2025-09-15T13:59:59Z', { state: 'soon', milliseconds: 4 * hour - 1000 }],
  ['2025-09-15T10:00:00Z', { state: 'soon', milliseconds: 0 }],
  ['2025-09-15T08:00:00Z', { state: 'overdue', milliseconds: 2 * hour }],
])('an answer by %s', (answerBy, expected) => {
  expect(answerClock(answerBy, now)).toEqual(expected)
})

import { expect, it } from 'vitest'
import { cardAvailability } from './card-availability.ts'

const now = Date.UTC(2025, 8, 15, 7)

/** Newest first: `x` did not reach the acquirer, `o` did; each with the seconds that have passed since. */
const attempts = (marks: string, ages: number[]) =>
  ages.map((age, index) => ({ startedAt: now - age * 1000, reached: marks[index] === 'o' }))

it.each<[string, string, number[], number | null]>([
  ['nobody has paid yet', '', [], null],
  ['two failures', 'xx', [5, 10], null],
  ['three failures just now', 'xxx', [5, 10, 20], 115],
  ['a success before three failures', 'xxxo', [5, 10, 20, 30], 115],
  ['a success after two failures', 'oxx', [5, 10, 20], null],
  ['a success between failures', 'xoxx', [5, 10, 20, 30], null],
  ['three failures, the last two minutes ago', 'xxx', [120, 130, 140], null],
  ['three failures, the last a second less than two minutes ago', 'xxx', [119, 130, 140], 1],
  ['three failures, the first ten minutes ago', 'xxx', [5, 10, 600], null],
  ['three failures, the first just under ten minutes ago', 'xxx', [5, 10, 599], 115],
])('%s', (_what, marks, ages, closedFor) => {
  expect(cardAvailability(attempts(marks, ages), now)).toEqual(
    closedFor === null
      ? { ok: true }
      : { ok: false, code: 'card_payments_unavailable', retryAfterSeconds: closedFor },
  )
})

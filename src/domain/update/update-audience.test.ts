import { expect, test } from 'vitest'
import type { UpdateAudience } from '../content/content-choice.ts'
import { isForReader, isStillShown, type UpdateReader } from './update-audience.ts'

const reader = (change: Partial<UpdateReader>): UpdateReader => ({
  status: 'approved',
  payment: 'paid',
  role: 'participant',
  ...change,
})

test.each<[Partial<UpdateReader>, UpdateAudience[]]>([
  [{}, ['everyone', 'approved']],
  [{ status: 'draft', payment: 'unpaid' }, ['everyone']],
  [{ status: 'pending', payment: 'unpaid' }, ['everyone']],
  [{ payment: 'unpaid' }, ['everyone', 'approved', 'unpaid']],
  [{ payment: 'pending' }, ['everyone', 'approved', 'unpaid']],
  [{ payment: 'noPaymentRequired', role: 'speaker' }, ['everyone', 'approved', 'speakers']],
  [{ status: 'pending', role: 'media' }, ['everyone', 'media']],
  [{ status: 'rejected', role: 'speaker' }, []],
  [{ status: 'cancelled' }, []],
])('%j reads what is for %j', (change, audiences) => {
  const all: UpdateAudience[] = ['everyone', 'approved', 'unpaid', 'speakers', 'media']
  expect(all.filter(audience => isForReader(audience, reader(change)))).toEqual(audiences)
})

test.each<[string | null, string, boolean]>([
  [null, '2030-01-01T00:00:00Z', true],
  ['2025-09-26', '2025-09-15T10:00:00Z', true],
  // To the end of its last day in the edition's zone, which is three hours ahead of UTC.
  ['2025-09-26', '2025-09-26T20:59:59Z', true],
  ['2025-09-26', '2025-09-26T21:00:00Z', false],
])('shown until %s, at %s: %s', (shownUntil, at, expected) => {
  expect(isStillShown({ shownUntil }, 'Europe/Moscow', Date.parse(at))).toBe(expected)
})

test('without a last day it is shown for good', () => {
  expect(isStillShown({ shownUntil: null }, 'Europe/Moscow', Date.UTC(2099, 0, 1))).toBe(true)
})

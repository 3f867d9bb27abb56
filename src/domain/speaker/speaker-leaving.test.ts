import { expect, test } from 'vitest'
import { leavesBy } from './speaker-leaving.ts'

test.each([
  ['a Monday', '2025-09-15T09:00:00Z', '2025-09-18'],
  ['a Friday, so the weekend is left out', '2025-09-12T09:00:00Z', '2025-09-17'],
  ['a Sunday in London that is Monday in Moscow', '2025-09-14T22:00:00Z', '2025-09-18'],
])('a consent withdrawn on %s: the name has left three working days later', (_name, at, day) => {
  expect(leavesBy({ withdrawnAt: new Date(at) }, 'Europe/Moscow')).toBe(day)
})

test('nobody leaves whose consent stands, or who never gave it', () => {
  expect(leavesBy({ withdrawnAt: null }, 'Europe/Moscow')).toBeNull()
  expect(leavesBy(undefined, 'Europe/Moscow')).toBeNull()
})

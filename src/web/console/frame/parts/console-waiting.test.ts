import { expect, test } from 'vitest'
import { waitingKinds } from '#domain/organiser/waiting-promise.ts'
import { waitingAt } from './console-waiting.ts'

// Each a power of two, so that the sum tells which were counted.
const waiting = waitingKinds.map((what, index) => ({ what, count: 2 ** index }))
const countOf = (...kinds: string[]) =>
  waiting.filter(({ what }) => kinds.includes(what)).reduce((sum, { count }) => sum + count, 0)

test.each([
  ['organiser-invoices', 'invoices'],
  ['organiser-closings', 'closings'],
  ['organiser-refunds', 'refunds'],
  // Links that have expired open in the same list, and are not counted with what has to be decided.
  ['organiser-applications', 'applications'],
  ['organiser-passports', 'passports'],
  ['organiser-jobs', 'jobs'],
  ['organiser-employees', 'employees'],
  ['organiser-vehicles', 'vehicles'],
  // The forms stand in a list of logistics, the check in one of security.
  ['organiser-volunteer-review', 'volunteers'],
  ['organiser-volunteers', 'volunteerForms'],
  ['organiser-staff-companies', 'packages'],
] as const)('%s counts what the overview says of %s', (page, kind) => {
  expect(waitingAt(page, waiting)).toBe(countOf(kind))
})

test('a part behind which nothing waits counts nothing', () => {
  expect(waitingAt('organiser-groups', waiting)).toBe(0)
  expect(waitingAt('organiser-invoices', [])).toBe(0)
})

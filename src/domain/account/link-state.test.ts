import { expect, test } from 'vitest'
import { judgeLink } from './link-state.ts'

const now = new Date('2025-09-15T07:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)

test.each<[Date | null, Date, string]>([
  [null, after, 'ok'],
  [null, now, 'link_expired'],
  [null, before, 'link_expired'],
  [before, after, 'link_used'],
  [before, before, 'link_used'],
])('used %s, expiring %s: %s', (usedAt, expiresAt, expected) => {
  const verdict = judgeLink({ usedAt, expiresAt }, now)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

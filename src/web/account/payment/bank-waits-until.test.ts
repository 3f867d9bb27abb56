import { expect, test } from 'vitest'
import type { EditionFacts } from '#contract/edition.ts'
import { bankWaitsUntil } from './rules.ts'

test.each([
  [0, 'ru', '08:26\u00a0МСК'],
  [2 * 3_600_000 + 6 * 60_000, 'ru', '10:32\u00a0МСК'],
  [2 * 3_600_000 + 6 * 60_000, 'en', '10:32\u00a0MSK'],
] as const)('the demo’s clock is %i ms ahead, in %s', (offsetMilliseconds, locale, expected) => {
  const edition = { timeZone: 'Europe/Moscow', clock: { offsetMilliseconds } } as EditionFacts
  expect(bankWaitsUntil(edition, { expiresAt: '2026-11-22T05:26:00Z' }, locale)).toBe(expected)
})

import { expect, it } from 'vitest'
import type { EditionFacts } from '#contract/edition.ts'
import { linkTerm } from './rules.ts'

const hour = 3_600_000
const edition = {
  timeZone: 'Europe/Moscow',
  // The demo's clock is an hour ahead of the machine's.
  clock: { offsetMilliseconds: hour },
} as EditionFacts
const expiresAt = '2025-09-17T07:00:00.000Z'

it.each([
  [-hour - 1, false],
  [-hour, true],
  [0, true],
])('a link is over by the clock of the edition: %i ms', (from, lapsed) => {
  const now = Date.parse(expiresAt) + from
  expect(linkTerm(expiresAt, { edition, locale: 'en', now })).toEqual({
    until: '17\u00a0September\u00a02025, 10:00',
    lapsed,
  })
})

it.each([null, undefined])('nothing is said of a link that is not out: %s', none => {
  expect(linkTerm(none, { edition, locale: 'ru', now: 0 })).toBeNull()
})

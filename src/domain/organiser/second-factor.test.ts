import { describe, expect, test } from 'vitest'
import { factorStep, mayChangeFactors, mayRemoveFactor, mayTryFactor } from './second-factor.ts'

describe('tries', () => {
  const wrong = (count: number, newest = 0) => Array.from({ length: count }, (_, at) => newest + at * 60)

  test.each([
    [0, { ok: true }],
    [9, { ok: true }],
    [10, { ok: false, code: 'second_factor_locked', retryAfterSeconds: 86_400 - 540 }],
    [12, { ok: false, code: 'second_factor_locked', retryAfterSeconds: 86_400 - 540 }],
  ])('%i wrong ones in a day', (count, verdict) => {
    expect(mayTryFactor(wrong(count))).toEqual(verdict)
  })

  test('the wait is never shorter than a second', () => {
    expect(mayTryFactor(wrong(10, 85_860))).toMatchObject({ retryAfterSeconds: 1 })
  })
})

test.each([
  ['shown just now', 1, 0, true],
  ['shown nearly five minutes ago', 1, 299, true],
  ['shown five minutes ago', 1, 300, false],
  ['never shown', 2, null, false],
  ['none to show', 0, null, true],
])('a change of the log-in with a factor %s', (_, factors, shownAgo, allowed) => {
  expect(mayChangeFactors({ factors, shownAgo })).toEqual(
    allowed ? { ok: true } : { ok: false, code: 'second_factor_stale' },
  )
})

test.each([
  [2, true, true],
  [1, true, false],
  [1, false, true],
])('removing one of %i factors, required: %s', (factors, required, allowed) => {
  expect(mayRemoveFactor({ factors, required })).toEqual(
    allowed ? { ok: true } : { ok: false, code: 'second_factor_last' },
  )
})

const yes = true
const no = false

test.each([
  // factors, invited, accepted, required
  [1, no, no, yes, { ok: true, step: 'factor' }],
  [1, no, no, no, { ok: true, step: 'factor' }],
  [2, yes, yes, yes, { ok: true, step: 'factor' }],
  [0, yes, no, yes, { ok: true, step: 'invitation' }],
  [0, yes, no, no, { ok: true, step: 'invitation' }],
  [0, yes, yes, no, { ok: true, step: 'setUp' }],
  [0, no, no, yes, { ok: false, code: 'invitation_missing' }],
  // An invitation that was accepted and has been replaced since.
  [0, no, yes, yes, { ok: false, code: 'invitation_missing' }],
  [0, no, no, no, { ok: true, step: null }],
] as const)(
  '%i factors, invited %s, accepted %s, required %s',
  (factors, invited, accepted, required, step) => {
    expect(factorStep({ factors, invited, accepted, required })).toEqual(step)
  },
)

import { expect, test } from 'vitest'
import { decideGivingAgain, decideWithholding, passState } from './pass-state.ts'

const at = new Date(0)

test.each([
  [{ revokedAt: null, withheldAt: null }, 'valid', true, false],
  [{ revokedAt: at, withheldAt: at }, 'withheld', false, true],
  [{ revokedAt: at, withheldAt: null }, 'void', false, false],
] as const)('%j is %s', (pass, state, withhold, giveAgain) => {
  expect(passState(pass)).toBe(state)
  expect(decideWithholding(pass).ok).toBe(withhold)
  expect(decideGivingAgain(pass).ok).toBe(giveAgain)
})

import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '../application/application-status.ts'
import { decidePhotographChange, decidePhotographRequest } from './photograph-change.ts'

describe('another photograph in the place of the first', () => {
  it.each<[ApplicationStatus, string, string, string]>([
    ['draft', 'free', 'free', 'free'],
    ['unconfirmed', 'state_forbids', 'state_forbids', 'state_forbids'],
    ['pending', 'free', 'free', 'free'],
    ['approved', 'reviewed', 'deadline_passed', 'reviewed'],
    ['rejected', 'state_forbids', 'state_forbids', 'state_forbids'],
    ['cancelled', 'state_forbids', 'state_forbids', 'state_forbids'],
  ])(
    '%s: %s before the badges are locked, %s after, %s where it is asked for',
    (application, ...expected) => {
      const answer = (badgeLocked: boolean, requested = false) => {
        const verdict = decidePhotographChange({ application, badgeLocked, requested })
        if (!verdict.ok) return verdict.code
        return verdict.review ? 'reviewed' : 'free'
      }
      expect([answer(false), answer(true), answer(true, true)]).toEqual(expected)
    },
  )
})

describe('asking for another photograph', () => {
  it.each<[ApplicationStatus, boolean]>([
    ['draft', false],
    ['unconfirmed', false],
    ['pending', false],
    ['approved', true],
    ['rejected', false],
    ['cancelled', false],
  ])('%s: %s', (application, expected) => {
    expect(decidePhotographRequest({ application, photographGiven: true, requested: false }).ok).toBe(
      expected,
    )
  })

  it('needs a photograph to begin with, and asks once', () => {
    const approved = { application: 'approved' as const, photographGiven: true, requested: false }
    expect(decidePhotographRequest({ ...approved, photographGiven: false })).toEqual({
      ok: false,
      code: 'state_forbids',
    })
    expect(decidePhotographRequest({ ...approved, requested: true }).ok).toBe(false)
  })
})

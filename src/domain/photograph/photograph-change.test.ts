import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '../application/application-status.ts'
import {
  decidePhotographChange,
  decidePhotographRequest,
  decidePhotographReview,
  mayRemovePhotograph,
  type PhotographDecision,
} from './photograph-change.ts'

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

describe('the committee looks at a photograph', () => {
  const changed = {
    application: 'approved' as const,
    ...{ photographGiven: true, requested: false, awaitsReview: true, isSeen: true },
  }
  const asked = { ...changed, requested: true, awaitsReview: false }
  const decided = { ...changed, awaitsReview: false }

  it.each<[string, PhotographDecision, typeof changed, true | 'state_forbids' | 'changed_meanwhile']>([
    ['accepts what was changed', 'accept', changed, true],
    ['takes its request back', 'accept', asked, true],
    ['accepts nothing twice', 'accept', decided, 'state_forbids'],
    ['accepts no newer one unseen', 'accept', { ...changed, isSeen: false }, 'changed_meanwhile'],
    ['asks for another', 'request', changed, true],
    ['asks for another although nothing was changed', 'request', decided, true],
    ['asks once', 'request', asked, 'state_forbids'],
    ['asks nobody without a photograph', 'request', { ...changed, photographGiven: false }, 'state_forbids'],
    ['asks for no other one unseen', 'request', { ...changed, isSeen: false }, 'changed_meanwhile'],
    ['says first that it is decided', 'accept', { ...decided, isSeen: false }, 'state_forbids'],
  ])('%s', (_what, decision, facts, expected) => {
    expect(decidePhotographReview(decision, facts)).toEqual(
      expected === true ? { ok: true } : { ok: false, code: expected },
    )
  })
})

it('is removed without another only from a draft, since nobody has decided by it', () => {
  const statuses: ApplicationStatus[] = [
    ...(['draft', 'unconfirmed', 'pending', 'approved', 'rejected', 'cancelled'] as const),
  ]
  expect(statuses.filter(mayRemovePhotograph)).toEqual(['draft'])
})

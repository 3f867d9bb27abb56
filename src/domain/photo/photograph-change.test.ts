import { expect, it } from 'vitest'
import type { ApplicationStatus } from '../application/application-status.ts'
import { decidePhotographChange } from './photograph-change.ts'

it.each<[ApplicationStatus, string, string]>([
  ['draft', 'free', 'free'],
  ['unconfirmed', 'state_forbids', 'state_forbids'],
  ['pending', 'free', 'free'],
  ['approved', 'reviewed', 'deadline_passed'],
  ['rejected', 'state_forbids', 'state_forbids'],
  ['cancelled', 'state_forbids', 'state_forbids'],
])('%s: %s before the badges are locked, %s after', (application, before, after) => {
  const answer = (badgeLocked: boolean) => {
    const verdict = decidePhotographChange({ application, badgeLocked })
    if (!verdict.ok) return verdict.code
    return verdict.review ? 'reviewed' : 'free'
  }
  expect([answer(false), answer(true)]).toEqual([before, after])
})

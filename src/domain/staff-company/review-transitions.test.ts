import { expect, test } from 'vitest'
import {
  decideReview,
  type ReviewAction,
  type ReviewActor,
  type ReviewState,
  reviewSecurity,
  reviewSince,
  reviewStates,
  reviewStatus,
} from './review-transitions.ts'

/** What each actor may do in each state, written by hand. */
const open: Record<ReviewState, Record<ReviewActor, Partial<Record<ReviewAction, ReviewState>>>> = {
  unconfirmed: { owner: { send: 'pending' }, security: {} },
  pending: { owner: { takeBack: 'unconfirmed' }, security: { approve: 'approved', refuse: 'rejected' } },
  approved: { owner: { takeBack: 'unconfirmed' }, security: { refuse: 'rejected' } },
  rejected: { owner: {}, security: { lookAgain: 'pending' } },
}

const actions: ReviewAction[] = ['send', 'takeBack', 'approve', 'refuse', 'lookAgain']

test.each(reviewStates)('what may happen to somebody %s', state => {
  for (const actor of ['owner', 'security'] as const)
    for (const action of actions) {
      const verdict = decideReview(action, { state, actor })
      expect([state, actor, action, verdict.ok ? verdict.to : null]).toEqual([
        state,
        actor,
        action,
        open[state][actor][action] ?? null,
      ])
    }
})

test('a company cannot let its own people in', () => {
  expect(decideReview('approve', { state: 'pending', actor: 'owner' })).toEqual({
    ok: false,
    code: 'forbidden',
  })
})

test.each([
  ['unconfirmed', 'unconfirmed', 'pending'],
  ['pending', 'pending', 'pending'],
  ['approved', 'approved', 'approved'],
  ['rejected', 'pending', 'rejected'],
] as const)('%s is %s to the company and %s to security', (state, status, security) => {
  expect([reviewStatus(state), reviewSecurity(state)]).toEqual([status, security])
})

test.each(reviewStates)('somebody %s waits for security only while they are there', state => {
  const sentAt = '2025-10-01T09:00:00.000Z'
  expect(reviewSince({ state, sentAt })).toBe(state === 'pending' ? sentAt : null)
})

import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'
import { loggedAs, type Transition } from '../transition/transition.ts'
import {
  decideErasure,
  type ErasureAction,
  type ErasureActor,
  erasureStatuses,
  erasureTransitions,
  judgeErasure,
} from './erasure-rules.ts'

describe('decideErasure', () => {
  it.each<[ErasureAction, ErasureActor, string]>([
    ['withdraw', 'participant', 'open>withdrawn'],
    ['refuse', 'organiser', 'open>refused'],
    ['carryOut', 'organiser', 'open>done'],
    ['withdraw', 'organiser', ''],
    ['refuse', 'participant', ''],
    ['carryOut', 'participant', ''],
  ])('%s by %s', (action, actor, expected) => {
    const found = erasureStatuses.flatMap(status => {
      const verdict = decideErasure(action, { status, actor })
      return verdict.ok ? [`${status}>${verdict.to}`] : []
    })
    expect(found.join(' ')).toBe(expected)
  })

  it.each<[ErasureAction, string, string, string]>([
    ['withdraw', '', '', 'withdrawErasure'],
    ['refuse', '', 'notify-refused', 'refuseErasure'],
    ['carryOut', 'erase', 'notify-erased', 'erasePerson'],
  ])('%s: first %j, then %j, logged as %s', (action, before, effects, logged) => {
    const row: Transition<string, string, string> = erasureTransitions[action]
    expect((row.before ?? []).join(' ')).toBe(before)
    expect(row.effects.join(' ')).toBe(effects)
    expect(loggedAs(erasureTransitions, action)).toBe(logged)
  })
})

describe('judgeErasure', () => {
  it.each<[ApplicationStatus, PaymentStatus, boolean, string]>([
    ['draft', 'unpaid', false, 'cancel'],
    ['unconfirmed', 'unpaid', false, 'cancel'],
    ['pending', 'unpaid', false, 'cancel'],
    ['approved', 'unpaid', false, 'cancel'],
    ['approved', 'noPaymentRequired', false, 'cancel'],
    ['approved', 'unpaid', true, 'cancel'],
    ['approved', 'pending', false, 'payment_in_progress'],
    ['approved', 'pending', true, 'payment_in_progress'],
    ['approved', 'paid', false, 'refund_first'],
    ['approved', 'cardPaymentAccepted', false, 'refund_first'],
    ['approved', 'paid', true, 'stay'],
    ['approved', 'cardPaymentAccepted', true, 'stay'],
    ['rejected', 'unpaid', false, 'stay'],
    ['rejected', 'paid', false, 'stay'],
    ['cancelled', 'unpaid', false, 'stay'],
    ['cancelled', 'cardPaymentAccepted', false, 'stay'],
  ])('%s, %s, forum over: %s', (status, payment, forumOver, expected) => {
    const verdict = judgeErasure({ status, payment, forumOver })
    expect(verdict.ok ? verdict.application : verdict.code).toBe(expected)
  })

  it('has an answer for every status', () => {
    for (const status of applicationStatuses)
      expect(judgeErasure({ status, payment: 'unpaid', forumOver: true }).ok).toBe(true)
  })
})

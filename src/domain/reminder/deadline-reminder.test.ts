import { describe, expect, it } from 'vitest'
import type { MemberFacts } from '../group/member-gates.ts'
import { isToBeReminded, type ReminderKind, reminderSteps, remindingUntil } from './deadline-reminder.ts'

const approved: MemberFacts = {
  application: 'approved',
  security: 'passportPending',
  payment: 'unpaid',
  passportGiven: false,
  photographGiven: false,
  photographAwaitsReview: false,
  photographRequested: false,
  passWithheld: false,
  paidByCoordinator: false,
  payBy: '2026-01-30',
  invoiceDueOn: null,
  passportBy: '2026-02-06',
  linkLive: false,
  placeWaiting: false,
  transferGiven: false,
  transferLocked: false,
}

it.each<[string, number[], [string, number][]]>([
  [
    '2025-09-19',
    [7, 1],
    [
      ['2025-09-26', 7],
      ['2025-09-20', 1],
      ['2025-09-25', 7],
    ],
  ],
  // A day that is a step itself is no day late for the one before.
  [
    '2025-12-30',
    [2, 1],
    [
      ['2026-01-01', 2],
      ['2025-12-31', 1],
    ],
  ],
  ['2026-02-28', [1], [['2026-03-01', 1]]],
])('on %s, %j days before', (today, days, expected) => {
  expect(reminderSteps(today, days)).toEqual(
    expected.map(([deadline, daysBefore]) => ({ deadline, daysBefore })),
  )
})

it.each([
  ['2025-09-19T09:59:59+03:00', null],
  ['2025-09-19T10:00:00+03:00', '2025-09-19T20:00:00+03:00'],
  ['2025-09-19T19:59:59+03:00', '2025-09-19T20:00:00+03:00'],
  ['2025-09-19T20:00:00+03:00', null],
  ['2025-09-19T23:59:59+03:00', null],
])('at %s reminders leave until %s', (now, until) => {
  expect(remindingUntil(Date.parse(now), 'Europe/Moscow')).toBe(until && Date.parse(until))
})

describe('whom', () => {
  it.each<[ReminderKind, Partial<MemberFacts>, boolean]>([
    ['payment', {}, true],
    ['payment', { application: 'pending' }, false],
    ['payment', { payment: 'paid' }, false],
    ['payment', { payment: 'cardPaymentAccepted' }, false],
    ['payment', { payment: 'paid', invoiceDueOn: '2026-01-20' }, false],
    ['payment', { payment: 'noPaymentRequired' }, false],
    // A card payment under way, and an invoice that waits for its payer.
    ['payment', { payment: 'pending' }, false],
    ['payment', { payment: 'pending', invoiceDueOn: '2026-01-20' }, true],
    ['passport', {}, true],
    ['passport', { application: 'pending' }, true],
    ['passport', { application: 'draft' }, false],
    ['passport', { passportGiven: true }, false],
    ['passport', { passportGiven: true, security: 'passportFailed' }, true],
    ['passport', { passportGiven: true, security: 'passportVerified' }, false],
    ['photograph', {}, true],
    ['photograph', { photographGiven: true }, false],
    ['photograph', { photographGiven: true, photographRequested: true }, true],
    ['photograph', { photographGiven: true, photographAwaitsReview: true }, false],
    ['transfer', {}, true],
    ['transfer', { transferGiven: true }, false],
    ['transfer', { transferLocked: true }, false],
    ['transfer', { application: 'cancelled' }, false],
    ['confirmation', { application: 'unconfirmed', linkLive: true }, true],
    ['confirmation', { application: 'unconfirmed', linkLive: false }, false],
    ['confirmation', { application: 'pending', linkLive: true }, false],
  ])('%s with %j: %s', (kind, change, expected) => {
    expect(isToBeReminded(kind, { ...approved, ...change })).toBe(expected)
  })

  it.each<ReminderKind>(['payment', 'passport', 'photograph', 'transfer', 'confirmation'])(
    'nobody of %s while security looks again or has refused',
    kind => {
      for (const application of ['approved', 'unconfirmed'] as const)
        for (const security of ['onHold', 'rejected'] as const)
          expect(isToBeReminded(kind, { ...approved, application, security, linkLive: true })).toBe(false)
    },
  )
})

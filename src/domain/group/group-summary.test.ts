import { expect, it } from 'vitest'
import { type GroupSummary, summariseGroup } from './group-summary.ts'

type Member = Parameters<typeof summariseGroup>[0][number]

const none: GroupSummary = {
  total: 0,
  draft: 0,
  awaitingConfirmation: 0,
  awaitingReview: 0,
  approved: 0,
  paid: 0,
  rejected: 0,
}

const approved: Member = { status: 'approved', security: 'passportPending', payment: 'unpaid' }

it.each<[string, Member, Partial<GroupSummary>]>([
  ['a draft', { ...approved, status: 'draft' }, { draft: 1 }],
  ['unconfirmed', { ...approved, status: 'unconfirmed' }, { awaitingConfirmation: 1 }],
  ['pending', { ...approved, status: 'pending' }, { awaitingReview: 1 }],
  ['approved', approved, { approved: 1 }],
  ['invoiced', { ...approved, payment: 'pending' }, { approved: 1 }],
  ['paid', { ...approved, payment: 'paid' }, { approved: 1, paid: 1 }],
  ['paid by card', { ...approved, payment: 'cardPaymentAccepted' }, { approved: 1, paid: 1 }],
  ['nothing to pay', { ...approved, payment: 'noPaymentRequired' }, { approved: 1, paid: 1 }],
  [
    'nothing to pay, in review',
    { ...approved, status: 'pending', payment: 'noPaymentRequired' },
    { awaitingReview: 1 },
  ],
  ['rejected', { ...approved, status: 'rejected' }, { rejected: 1 }],
  ['refused by security', { ...approved, payment: 'paid', security: 'rejected' }, { rejected: 1 }],
  ['on hold', { ...approved, security: 'onHold' }, { approved: 1 }],
  ['withdrawn', { ...approved, status: 'cancelled' }, {}],
  ['refused and withdrawn', { ...approved, status: 'cancelled', security: 'rejected' }, {}],
])('%s', (_, member, counted) => {
  expect(summariseGroup([member])).toEqual({ ...none, total: 1, ...counted })
})

it('adds people up', () => {
  expect(summariseGroup([approved, approved, { ...approved, status: 'draft' }])).toEqual({
    ...none,
    total: 3,
    approved: 2,
    draft: 1,
  })
})

import { expect, it } from 'vitest'
import { gatesOf, type MemberFacts } from './member-gates.ts'

const approved: MemberFacts = {
  application: 'approved',
  security: 'passportPending',
  payment: 'unpaid',
  passportGiven: false,
  photographGiven: true,
  photographAwaitsReview: false,
  photographRequested: false,
  passWithheld: false,
  paidByCoordinator: false,
  payBy: null,
  invoiceDueOn: null,
  passportBy: null,
  linkLive: false,
  placeWaiting: false,
  transferGiven: false,
  transferLocked: false,
}

/** confirmed, approved, paid, passport, photo, transfer */
it.each<[string, Partial<MemberFacts>, string]>([
  ['a draft', { application: 'draft', photographGiven: false }, 'todo closed closed closed closed closed'],
  [
    'a draft with transfer',
    { application: 'draft', photographGiven: false, transferGiven: true },
    'todo closed closed closed closed done',
  ],
  [
    'a link is out',
    { application: 'unconfirmed', photographGiven: false, linkLive: true },
    'waiting closed closed closed closed closed',
  ],
  [
    'the link expired',
    { application: 'unconfirmed', photographGiven: false },
    'todo closed closed closed closed closed',
  ],
  [
    'under review on a paid place',
    { application: 'pending', placeWaiting: true },
    'done waiting done todo done todo',
  ],
  ['under review', { application: 'pending' }, 'done waiting closed todo done todo'],
  ['approved', {}, 'done done todo todo done todo'],
  ['invoiced', { payment: 'pending' }, 'done done waiting todo done todo'],
  ['paid', { payment: 'paid' }, 'done done done todo done todo'],
  ['paid by card', { payment: 'cardPaymentAccepted' }, 'done done done todo done todo'],
  [
    'a waived speaker under review',
    { application: 'pending', payment: 'noPaymentRequired' },
    'done waiting done todo done todo',
  ],
  ['passport given', { passportGiven: true }, 'done done todo waiting done todo'],
  ['passport differs', { passportGiven: true, security: 'passportFailed' }, 'done done todo todo done todo'],
  ['passport on hold', { passportGiven: true, security: 'onHold' }, 'done done closed waiting done todo'],
  [
    'passport verified',
    { passportGiven: true, security: 'passportVerified' },
    'done done todo done done todo',
  ],
  [
    'refused by security',
    { passportGiven: true, security: 'rejected' },
    'done done closed refused done todo',
  ],
  ['no photograph', { photographGiven: false }, 'done done todo todo todo todo'],
  ['another photograph asked for', { photographRequested: true }, 'done done todo todo todo todo'],
  ['a new photograph', { photographAwaitsReview: true }, 'done done todo todo waiting todo'],
  ['travel said', { transferGiven: true }, 'done done todo todo done done'],
  ['travel locked', { transferLocked: true }, 'done done todo todo done closed'],
  ['rejected', { application: 'rejected' }, 'done refused closed closed done closed'],
  ['cancelled', { application: 'cancelled' }, 'closed closed closed closed closed closed'],
  [
    'rejected, who had said how they travel',
    { application: 'rejected', transferGiven: true },
    'done refused closed closed done closed',
  ],
  [
    'cancelled, who had said how they travel',
    { application: 'cancelled', transferGiven: true },
    'closed closed closed closed closed closed',
  ],
])('%s', (_, facts, states) => {
  expect(Object.values(gatesOf({ ...approved, ...facts })).join(' ')).toBe(states)
})

import { describe, expect, it } from 'vitest'
import { type AdmissionFacts, admissionVerdict } from './admission-verdict.ts'

const payBy = '2026-01-30'
const invoiceDueOn = '2026-02-03'
const passportBy = '2026-02-06'

/** Somebody who may enter. */
const admitted: AdmissionFacts = {
  application: 'approved',
  security: 'passportVerified',
  payment: 'paid',
  passportGiven: true,
  photographGiven: true,
  photographAwaitsReview: false,
  photographRequested: false,
  passWithheld: false,
  paidByCoordinator: false,
  payBy,
  invoiceDueOn: null,
  passportBy,
}

/** The usual state of a form that is still being filled in. */
const beginner: AdmissionFacts = {
  ...admitted,
  application: 'draft',
  security: 'passportPending',
  payment: 'unpaid',
  passportGiven: false,
  photographGiven: false,
}

/** Reasons written as `reason who` or `reason who by`. */
function openOf(facts: AdmissionFacts): string[] {
  return admissionVerdict(facts).open.map(({ reason, who, by }) =>
    [reason, who, by].filter(Boolean).join(' '),
  )
}

describe('one thing open', () => {
  it.each<[string, Partial<AdmissionFacts>, string[]]>([
    ['paid by invoice', {}, []],
    ['paid by card', { payment: 'cardPaymentAccepted' }, []],
    ['no payment required', { payment: 'noPaymentRequired' }, []],
    ['not paid', { payment: 'unpaid' }, [`payment_due participant ${payBy}`]],
    ['payment begun by card', { payment: 'pending' }, [`payment_awaited participant ${payBy}`]],
    [
      'invoice issued and not paid: by its own date',
      { payment: 'pending', invoiceDueOn },
      [`payment_awaited participant ${invoiceDueOn}`],
    ],
    [
      'invoice of the group',
      { payment: 'pending', invoiceDueOn, paidByCoordinator: true },
      [`payment_by_coordinator coordinator ${invoiceDueOn}`],
    ],
    [
      'in a group, nothing issued yet: the person is not asked to pay as well',
      { payment: 'unpaid', paidByCoordinator: true },
      [`payment_by_coordinator coordinator ${payBy}`],
    ],
    [
      'card payment of the group',
      { payment: 'pending', paidByCoordinator: true },
      [`payment_by_coordinator coordinator ${payBy}`],
    ],
    ['not paid, and on hold', { payment: 'unpaid', security: 'onHold' }, ['security_on_hold security']],
    ['not paid, and refused', { payment: 'unpaid', security: 'rejected' }, ['security_refused organiser']],
    ['payment begun, no deadline', { payment: 'pending', payBy: null }, ['payment_awaited participant']],
    ['an invoice that money is owed for no more', { invoiceDueOn }, []],
    ['not paid, no deadline', { payment: 'unpaid', payBy: null }, ['payment_due participant']],
    ['cancelled', { application: 'cancelled' }, ['application_cancelled nobody']],
    ['rejected', { application: 'rejected' }, ['application_rejected nobody']],
    [
      'rejected with nothing given: nothing is awaited',
      { application: 'rejected', security: 'passportPending', passportGiven: false, photographGiven: false },
      ['application_rejected nobody'],
    ],
    ['draft', { application: 'draft' }, ['application_unfinished participant']],
    ['unconfirmed', { application: 'unconfirmed' }, ['confirmation_awaited participant']],
    ['under review', { application: 'pending' }, ['review_awaited committee']],
    ['refused by security', { security: 'rejected' }, ['security_refused organiser']],
    [
      'refused by security, and the place given on',
      { security: 'rejected', application: 'cancelled' },
      ['application_cancelled nobody', 'security_refused nobody'],
    ],
    ['on hold', { security: 'onHold' }, ['security_on_hold security']],
    [
      'another photograph since the approval',
      { photographAwaitsReview: true },
      ['photo_review_awaited committee'],
    ],
    ['a pass that security has voided by hand', { passWithheld: true }, ['pass_withheld security']],
    [
      'a withheld pass of somebody whose approval was recalled',
      { application: 'pending', passWithheld: true },
      ['review_awaited committee'],
    ],
    ['another photograph asked for', { photographRequested: true }, ['photo_requested participant']],
    [
      'another photograph asked for, which is more than one to look at',
      { photographRequested: true, photographAwaitsReview: true },
      ['photo_requested participant'],
    ],
    [
      'another photograph asked for before the approval was recalled',
      { application: 'pending', photographRequested: true },
      ['review_awaited committee'],
    ],
    [
      'no photograph, and none to look at',
      { photographGiven: false, photographAwaitsReview: true },
      ['photo_missing participant'],
    ],
    [
      'another photograph, and the form is under review anyway',
      { application: 'pending', photographAwaitsReview: true },
      ['review_awaited committee'],
    ],
    ['being checked', { security: 'passportPending' }, ['passport_check_awaited security']],
    [
      'no passport given',
      { security: 'passportPending', passportGiven: false },
      [`passport_not_given participant ${passportBy}`],
    ],
    [
      'passport does not match',
      { security: 'passportFailed' },
      [`passport_mismatch participant ${passportBy}`],
    ],
    [
      'passport does not match, no deadline',
      { security: 'passportFailed', passportBy: null },
      ['passport_mismatch participant'],
    ],
    ['no photograph', { photographGiven: false }, ['photo_missing participant']],
  ])('%s', (_, change, expected) => {
    expect(openOf({ ...admitted, ...change })).toEqual(expected)
  })
})

describe('several things open, the application first', () => {
  it.each<[string, AdmissionFacts, string[]]>([
    [
      'a form just begun',
      beginner,
      [
        'application_unfinished participant',
        `passport_not_given participant ${passportBy}`,
        'photo_missing participant',
      ],
    ],
    [
      'just sent in',
      { ...beginner, application: 'pending', photographGiven: true },
      ['review_awaited committee', `passport_not_given participant ${passportBy}`],
    ],
    [
      'just approved: payment opens',
      { ...beginner, application: 'approved', photographGiven: true },
      [`passport_not_given participant ${passportBy}`, `payment_due participant ${payBy}`],
    ],
    [
      'approved, paying, passport in the queue',
      {
        ...beginner,
        application: 'approved',
        payment: 'pending',
        passportGiven: true,
        photographGiven: true,
      },
      ['passport_check_awaited security', `payment_awaited participant ${payBy}`],
    ],
    [
      'paid, then refused by security',
      { ...admitted, security: 'rejected', photographGiven: false },
      ['security_refused organiser', 'photo_missing participant'],
    ],
    [
      'rejected: neither payment nor passport is asked for any more',
      { ...beginner, application: 'rejected', photographGiven: true },
      ['application_rejected nobody'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(openOf(facts)).toEqual(expected)
  })
})

it('lets in exactly those who are approved, verified and settled and have a photograph', () => {
  const admittedBy: string[] = []
  for (const application of ['cancelled', 'rejected', 'draft', 'unconfirmed', 'pending', 'approved'] as const)
    for (const security of [
      'rejected',
      'onHold',
      'passportPending',
      'passportFailed',
      'passportVerified',
    ] as const)
      for (const payment of [
        'unpaid',
        'pending',
        'paid',
        'cardPaymentAccepted',
        'noPaymentRequired',
      ] as const)
        for (const photographGiven of [true, false]) {
          const { mayEnter, open } = admissionVerdict({
            ...admitted,
            application,
            security,
            payment,
            photographGiven,
          })
          expect(mayEnter).toBe(open.length === 0)
          if (mayEnter) admittedBy.push(`${application} ${security} ${payment} ${photographGiven}`)
        }
  expect(admittedBy).toEqual([
    'approved passportVerified paid true',
    'approved passportVerified cardPaymentAccepted true',
    'approved passportVerified noPaymentRequired true',
  ])
})

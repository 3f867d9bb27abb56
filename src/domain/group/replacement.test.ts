import { expect, test } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import { mayReplace, mayTakePlace, mayUseCredit, mayWithdraw, replacementCause } from './replacement.ts'

test('a place is given on when it is approved and paid for, and in no other state', () => {
  const open = applicationStatuses.flatMap(status =>
    paymentStatuses
      .filter(payment => mayReplace({ status, security: 'passportVerified', payment }))
      .map(payment => `${status} ${payment}`),
  )
  expect(open).toEqual(['approved paid', 'approved cardPaymentAccepted'])
})

test.each(['rejected', 'onHold', 'passportPending', 'passportFailed', 'passportVerified'] as const)(
  'security %s does not stand in the way',
  security => {
    expect(mayReplace({ status: 'approved', security, payment: 'paid' })).toBe(true)
    const cause = security === 'rejected' ? 'security_refused' : 'withdrawn'
    expect(replacementCause({ status: 'approved', security, payment: 'paid' })).toBe(cause)
  },
)

test.each([
  [true, false, false, true],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
  [false, false, false, false],
  [false, true, false, false],
] as const)('held %s, asked back %s, taken %s: %s', (held, asked, taken, usable) => {
  expect(mayUseCredit({ held, asked, taken })).toBe(usable)
})

test('a place is taken by members who are still to come and for whom nothing is paid, started or waived', () => {
  const takers = applicationStatuses.flatMap(status =>
    paymentStatuses
      .filter(payment => mayTakePlace({ status, security: 'passportPending', payment }))
      .map(payment => `${status} ${payment}`),
  )
  expect(takers).toEqual(['draft unpaid', 'unconfirmed unpaid', 'pending unpaid', 'approved unpaid'])
  expect(mayTakePlace({ status: 'approved', security: 'rejected', payment: 'unpaid' })).toBe(false)
})

test('whoever is still to come is withdrawn, unless money has come for them', () => {
  const withdrawn = applicationStatuses.flatMap(status =>
    paymentStatuses
      .filter(payment => mayWithdraw({ status, payment }))
      .map(payment => `${status} ${payment}`),
  )
  const unpaid = paymentStatuses.filter(payment => payment !== 'paid' && payment !== 'cardPaymentAccepted')
  const coming = applicationStatuses.filter(status => status !== 'cancelled' && status !== 'rejected')
  expect(withdrawn).toEqual(coming.flatMap(status => unpaid.map(payment => `${status} ${payment}`)))
  expect(withdrawn).toContain('approved pending')
})

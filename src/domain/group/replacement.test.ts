import { expect, test } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import { mayReplace, mayUseCredit, replacementCause } from './replacement.ts'

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

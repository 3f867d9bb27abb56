import { expect, test } from 'vitest'
import { payability } from './payability.ts'

test.each([
  ['approved', 'passportPending', 'unpaid', null],
  ['approved', 'passportVerified', 'pending', null],
  ['approved', 'passportFailed', 'unpaid', null],
  ['approved', 'passportVerified', 'paid', 'payment_already_settled'],
  ['approved', 'passportVerified', 'cardPaymentAccepted', 'payment_already_settled'],
  ['pending', 'passportPending', 'noPaymentRequired', 'payment_already_settled'],
  ['draft', 'passportPending', 'unpaid', 'payment_before_approval'],
  ['pending', 'passportVerified', 'unpaid', 'payment_before_approval'],
  ['rejected', 'passportVerified', 'unpaid', 'payment_before_approval'],
  ['cancelled', 'passportVerified', 'unpaid', 'payment_before_approval'],
  ['approved', 'rejected', 'unpaid', 'state_forbids'],
  ['approved', 'onHold', 'unpaid', 'state_forbids'],
] as const)('%s, %s, %s: %s', (status, security, payment, code) => {
  expect(payability({ status, security, payment })).toEqual(
    code === null ? { ok: true } : { ok: false, code },
  )
})

import { expect, test } from 'vitest'
import type { CardPaymentStatus } from './card-payment-merge.ts'
import { type CardPaymentStanding, cardPaymentStanding, refundWaits } from './card-payment-standing.ts'

test.each<[CardPaymentStatus, boolean, boolean, CardPaymentStanding]>([
  ['succeeded', false, false, 'succeeded'],
  ['succeeded', true, false, 'refundDue'],
  ['succeeded', true, true, 'refundUnconfirmed'],
  ['succeeded', false, true, 'refundUnconfirmed'],
  ['pending', false, false, 'pending'],
  // Given back by the bank itself: nobody has to do anything more.
  ['refunded', true, false, 'refunded'],
])('%s, to be refunded: %s, waiting for a second person: %s', (status, refundDue, refundWaits, standing) => {
  expect(cardPaymentStanding({ status, refundDue, refundWaits })).toBe(standing)
})

test('a refund waits until the acquirer is asked for it', () => {
  const [none, wanted] = [
    { refundWanted: null, refundAsked: false },
    { refundWanted: {}, refundAsked: false },
  ]
  expect(refundWaits([none, wanted])).toBe(true)
  expect(refundWaits([none, { ...wanted, refundAsked: true }])).toBe(false)
  expect(refundWaits([])).toBe(false)
})

import { expect, test } from 'vitest'
import { readCardPaymentFilters } from './card-payment-filters.ts'

test.each([
  ['', { q: '', show: 'refund', sort: 'newest' }],
  ['show=all&q=a&sort=largest', { q: 'a', show: 'all', sort: 'largest' }],
  [
    'show=all&status=failed&failure=card_expired',
    { q: '', show: 'all', sort: 'newest', status: 'failed', failure: 'card_expired' },
  ],
  ['status=lost&failure=a%20b', { q: '', show: 'refund', sort: 'newest' }],
  ['show=none&sort=age', { q: '', show: 'refund', sort: 'newest' }],
])('card payments ?%s', (query, expected) => {
  expect(readCardPaymentFilters(new URLSearchParams(query))).toEqual({
    ...{ from: null, to: null, status: 'all', failure: null, company: null },
    ...expected,
  })
})

import { expect, test } from 'vitest'
import { readCardPaymentFilters } from './card-payment-filters.ts'

test.each([
  ['', { q: '', show: 'refund', sort: 'newest' }],
  ['show=all&q=a&sort=largest', { q: 'a', show: 'all', sort: 'largest' }],
  ['show=none&sort=age', { q: '', show: 'refund', sort: 'newest' }],
])('card payments ?%s', (query, expected) => {
  expect(readCardPaymentFilters(new URLSearchParams(query))).toEqual({ from: null, to: null, ...expected })
})

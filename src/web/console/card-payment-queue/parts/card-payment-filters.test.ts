import { expect, test } from 'vitest'
import { readCardPaymentFilters } from './card-payment-filters.ts'

test.each([
  ['', { q: '', show: 'refund' }],
  ['show=all&q=a', { q: 'a', show: 'all' }],
  ['show=none', { q: '', show: 'refund' }],
])('card payments ?%s', (query, expected) => {
  expect(readCardPaymentFilters(new URLSearchParams(query))).toEqual({ from: null, to: null, ...expected })
})

import { expect, test } from 'vitest'
import { readCardPaymentFilters, readInvoiceFilters } from './rules.ts'

test.each([
  ['', { q: '', status: 'unpaid' }],
  ['status=all&q=%207707%20', { q: '7707', status: 'all' }],
  ['status=paidByCard', { q: '', status: 'paidByCard' }],
  ['status=lost', { q: '', status: 'unpaid' }],
])('invoices ?%s', (query, expected) => {
  expect(readInvoiceFilters(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  ['', { q: '', show: 'refund' }],
  ['show=all&q=a', { q: 'a', show: 'all' }],
  ['show=none', { q: '', show: 'refund' }],
])('card payments ?%s', (query, expected) => {
  expect(readCardPaymentFilters(new URLSearchParams(query))).toEqual(expected)
})

import { expect, test } from 'vitest'
import { readInvoiceFilters } from './rules.ts'

test.each([
  ['', { q: '', status: 'unpaid' }],
  ['status=all&q=%207707%20', { q: '7707', status: 'all' }],
  ['status=paidByCard', { q: '', status: 'paidByCard' }],
  ['status=lost', { q: '', status: 'unpaid' }],
  ['from=2025-09-01&to=2025-09-31', { q: '', status: 'unpaid', from: '2025-09-01' }],
])('invoices ?%s', (query, expected) => {
  expect(readInvoiceFilters(new URLSearchParams(query))).toEqual({
    sort: 'newest',
    from: null,
    to: null,
    ...expected,
  })
})

import { expect, test } from 'vitest'
import { cancelObstacle, readInvoiceFilters, sumOf } from './rules.ts'

const key = '01990000-0000-7000-8000-000000000001'

test.each([
  ['', { q: '', status: 'unpaid' }],
  ['status=all&q=%207707%20', { q: '7707', status: 'all' }],
  ['status=paidByCard', { q: '', status: 'paidByCard' }],
  ['status=lost', { q: '', status: 'unpaid' }],
  ['company=Sever', { q: '', status: 'unpaid' }],
  [`status=all&company=${key}`, { q: '', status: 'all', company: key }],
  ['from=2025-09-01&to=2025-09-31', { q: '', status: 'unpaid', from: '2025-09-01' }],
])('invoices ?%s', (query, expected) => {
  expect(readInvoiceFilters(new URLSearchParams(query))).toEqual({
    sort: 'newest',
    company: null,
    from: null,
    to: null,
    ...expected,
  })
})

test.each([
  [{ status: 'unpaid' as const, spareKopecks: '0' }, null],
  [{ status: 'unpaid' as const, spareKopecks: '100' }, 'money'],
  [{ status: 'paid' as const, spareKopecks: '0' }, 'closed'],
  [{ status: 'cancelled' as const, spareKopecks: '0' }, 'closed'],
])('to cancel %j: %s', (invoice, obstacle) => {
  expect(cancelObstacle(invoice)).toBe(obstacle)
})

test.each([
  [[], '0'],
  [['18000000', '9000050'], '27000050'],
])('%j together are %s', (sums, together) => {
  expect(sumOf(sums)).toBe(together)
})

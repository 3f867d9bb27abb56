import { expect, test } from 'vitest'
import { auditSum } from './audit-sum.ts'

test.each([
  ['bookInvoicePayment', '18000000', 18_000_000n],
  ['reverseInvoicePayment', '1', 1n],
  ['refundInvoice', '0', 0n],
  ['refundInvoice', 'paid', null],
  ['refundInvoice', '1.5', null],
  ['approve', '18000000', null],
])('%s %s is %s', (action, end, kopecks) => {
  expect(auditSum(action, end)).toBe(kopecks)
})

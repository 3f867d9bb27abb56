import { expect, test } from 'vitest'
import { judgeBooking, outcomeOfBooking } from './rules.ts'

const typed = { paidOn: '2025-09-15', paymentOrderNumber: '1917' }

test.each([
  ['180 000', { ok: true, value: { ...typed, amountKopecks: '18000000' } }],
  ['100000,50', { ok: true, value: { ...typed, amountKopecks: '10000050' } }],
  ['', { ok: false, faults: [{ field: 'sum', code: 'required' }] }],
  ['0', { ok: false, faults: [{ field: 'sum', code: 'value_invalid' }] }],
])('a typed sum of "%s"', (sum, verdict) => {
  expect(judgeBooking({ ...typed, sum })).toEqual(verdict)
})

test('a sum that is no number is refused at its field', () => {
  const verdict = judgeBooking({ ...typed, sum: 'сто' })
  expect(!verdict.ok && verdict.faults[0]).toEqual({ field: 'sum', code: 'value_invalid' })
})

test.each([
  ['18000000', '18000000', { missing: 0n, spare: 0n }],
  ['18000000', '10000000', { missing: 8000000n, spare: 0n }],
  ['18000000', '20000000', { missing: 0n, spare: 2000000n }],
])('of %s missing, %s come', (missing, amount, outcome) => {
  expect(outcomeOfBooking(missing, amount)).toEqual(outcome)
})

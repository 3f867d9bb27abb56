import { expect, it } from 'vitest'
import { startingVatRates } from '#domain/payment/vat.ts'
import { vatPeriods } from './vat-periods.ts'

it.each([
  [
    '2025-02-20',
    '2026-02-20',
    [
      { percent: 20n, from: null, until: '2025-12-31' },
      { percent: 22n, from: '2026-01-01', until: null },
    ],
  ],
  ['2026-02-20', '2027-02-20', [{ percent: 22n, from: null, until: null }]],
  ['2024-02-20', '2025-02-20', [{ percent: 20n, from: null, until: null }]],
  ['2026-01-01', '2026-12-31', [{ percent: 22n, from: null, until: null }]],
  ['2025-01-01', '2025-12-31', [{ percent: 20n, from: null, until: null }]],
  ['2010-01-01', '2018-12-31', []],
])('payments from %s to %s', (from, until, expected) => {
  expect(vatPeriods({ from, until }, startingVatRates)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { type InvoiceSums, missingOn, overpaidOn, spareOn } from './invoice-sums.ts'

const none = { received: 0n, returnedSpare: 0n }

test.each<[string, Partial<InvoiceSums>, { missing: bigint; spare: bigint; overpaid: bigint }]>([
  ['nothing came', {}, { missing: 100n, spare: 0n, overpaid: 0n }],
  ['a part came', { received: 40n }, { missing: 60n, spare: 40n, overpaid: 0n }],
  [
    'a part came and went back',
    { received: 40n, returnedSpare: 40n },
    { missing: 100n, spare: 0n, overpaid: 0n },
  ],
  ['all came', { status: 'paid', received: 100n }, { missing: 0n, spare: 0n, overpaid: 0n }],
  ['marked as paid by less', { status: 'paid', received: 90n }, { missing: 0n, spare: 0n, overpaid: 0n }],
  ['too much came', { status: 'paid', received: 130n }, { missing: 0n, spare: 30n, overpaid: 30n }],
  [
    'too much came, and some went back',
    { status: 'paid', received: 130n, returnedSpare: 20n },
    { missing: 0n, spare: 10n, overpaid: 10n },
  ],
  [
    'a part came, and a card paid',
    { status: 'paidByCard', received: 40n },
    { missing: 0n, spare: 40n, overpaid: 40n },
  ],
  [
    'money came for a cancelled one',
    { status: 'cancelled', received: 100n },
    { missing: 0n, spare: 100n, overpaid: 100n },
  ],
])('%s', (_, facts, expected) => {
  const sums = { status: 'unpaid' as const, total: 100n, ...none, ...facts }
  expect({ missing: missingOn(sums), spare: spareOn(sums), overpaid: overpaidOn(sums) }).toEqual(expected)
})

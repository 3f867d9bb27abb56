import { describe, expect, it } from 'vitest'
import { startingVatRates } from '../payment/vat.ts'
import { closingDue, closingStateOf, closingSums } from './closing.ts'

describe('when the papers after the forum are issued', () => {
  it.each([
    ['2026-02-19', false, false],
    ['2026-02-20', false, false],
    ['2026-02-21', true, false],
    ['2026-02-22', true, false],
    ['2026-02-23', true, true],
    ['2026-03-01', true, true],
  ])('on %s: by hand %s, by itself %s', (today, open, byItself) => {
    expect(closingDue({ endsOn: '2026-02-20', today })).toEqual({ open, byItself })
  })
})

describe('the sums', () => {
  it.each<[string, bigint[], bigint, bigint, bigint, bigint[]]>([
    ['2025-12-31', [18_000_000n], 18_000_000n, 3_000_000n, 20n, [3_000_000n]],
    ['2026-02-20', [18_000_000n], 18_000_000n, 3_245_902n, 22n, [3_245_902n]],
    ['2026-02-20', [18_000_000n, 18_000_000n], 36_000_000n, 6_491_803n, 22n, [3_245_902n, 3_245_901n]],
  ])('of a forum that ends on %s for %s', (endsOn, amounts, total, vat, percent, lines) => {
    expect(closingSums(amounts, { endsOn, rates: startingVatRates })).toEqual({ total, vat, percent, lines })
  })

  it('are none when nobody is left, or the rate is not known', () => {
    expect(closingSums([], { endsOn: '2026-02-20', rates: startingVatRates })).toBeNull()
    expect(closingSums([18_000_000n], { endsOn: '2018-02-20', rates: startingVatRates })).toBeNull()
  })
})

it.each([
  [null, null, 'prepared'],
  ['2026-02-25', null, 'sent'],
  ['2026-02-25', '2026-03-10', 'returned'],
] as const)('sent %s and back %s is %s', (sentOn, returnedOn, state) => {
  expect(closingStateOf({ sentOn, returnedOn })).toBe(state)
})

import { describe, expect, it } from 'vitest'
import { splitVat, splitVatByLines, startingVatRates, vatRateLater, vatRateOn } from './vat.ts'

const fee = 18_000_000n

describe('vatRateOn', () => {
  it.each([
    ['2019-01-01', 20n],
    ['2025-12-31', 20n],
    ['2026-01-01', 22n],
    ['2026-02-18', 22n],
  ])('%s: %s per cent', (day, percent) => {
    expect(vatRateOn(day, startingVatRates)).toEqual({ ok: true, percent })
  })

  it('knows nothing of days before its table', () => {
    expect(vatRateOn('2018-12-31', startingVatRates)).toEqual({ ok: false, code: 'vat_rate_unknown' })
  })

  it('reads a table of another order and another tax system', () => {
    const rates = [
      { from: '2026-01-01', percent: 7n },
      { from: '2025-01-01', percent: 5n },
    ]
    expect(vatRateOn('2025-06-01', rates)).toEqual({ ok: true, percent: 5n })
    expect(vatRateOn('2026-06-01', rates)).toEqual({ ok: true, percent: 7n })
  })
})

it.each([
  ['2025-12-31', '2026-01-01', 22n],
  ['2025-12-31', '2025-12-31', null],
  ['2026-01-01', '2026-12-31', null],
])('another rate after %s until %s: %s', (after, until, percent) => {
  expect(vatRateLater({ after, until }, startingVatRates)?.percent ?? null).toBe(percent)
})

it('names the nearest later rate of a table in any order', () => {
  const rates = [
    { from: '2027-01-01', percent: 24n },
    { from: '2026-01-01', percent: 22n },
    { from: '2026-07-01', percent: 23n },
    { from: '2019-01-01', percent: 20n },
  ]
  expect(vatRateLater({ after: '2025-09-15', until: '2027-12-31' }, rates)?.percent).toBe(22n)
  expect(vatRateLater({ after: '2025-09-15', until: '2027-12-31' }, rates.toReversed())?.percent).toBe(22n)
  expect(vatRateLater({ after: '2026-01-01', until: '2026-07-01' }, rates)?.percent).toBe(23n)
  expect(vatRateLater({ after: '2026-01-01', until: '2026-06-30' }, rates)).toBeNull()
})

describe('splitVat', () => {
  it.each([
    [fee, 20n, 3_000_000n, 15_000_000n],
    [fee, 22n, 3_245_902n, 14_754_098n],
    [36_000_000n, 20n, 6_000_000n, 30_000_000n],
    [36_000_000n, 22n, 6_491_803n, 29_508_197n],
    [180_000_000n, 20n, 30_000_000n, 150_000_000n],
    [180_000_000n, 22n, 32_459_016n, 147_540_984n],
    [0n, 22n, 0n, 0n],
    [fee, 0n, 0n, fee],
    // 3 * 20 / 120 is exactly half a kopeck: up.
    [3n, 20n, 1n, 2n],
    [2n, 20n, 0n, 2n],
    [-3n, 20n, -1n, -2n],
    [-fee, 22n, -3_245_902n, -14_754_098n],
  ])('%s kopecks at %s per cent', (total, percent, vat, net) => {
    expect(splitVat(total, percent)).toEqual({ total, vat, net })
  })
})

describe('splitVatByLines', () => {
  it('puts the difference into the last line', () => {
    expect(splitVatByLines([fee, fee], 22n)).toEqual({
      total: 36_000_000n,
      vat: 6_491_803n,
      net: 29_508_197n,
      lines: [
        { total: fee, vat: 3_245_902n, net: 14_754_098n },
        { total: fee, vat: 3_245_901n, net: 14_754_099n },
      ],
    })
  })

  it('has nothing to do without lines', () => {
    expect(splitVatByLines([], 22n)).toEqual({ total: 0n, vat: 0n, net: 0n, lines: [] })
  })

  it.each([1, 2, 3, 7, 30, 200])('adds up for %i lines', count => {
    const result = splitVatByLines(
      Array.from({ length: count }, () => fee),
      22n,
    )
    const sum = (pick: 'vat' | 'net' | 'total') =>
      result.lines.reduce((total, line) => total + line[pick], 0n)
    expect({ vat: sum('vat'), net: sum('net'), total: sum('total') }).toEqual({
      vat: result.vat,
      net: result.net,
      total: result.total,
    })
    expect(result.vat).toBe(splitVat(fee * BigInt(count), 22n).vat)
  })
})

it('gives the rounding difference of three lines to the last', () => {
  const { lines, vat } = splitVatByLines([101n, 101n, 101n], 20n)
  expect(lines.reduce((sum, line) => sum + line.vat, 0n)).toBe(vat)
  expect(lines.map(line => line.vat)).toEqual([17n, 17n, 17n])
  const uneven = splitVatByLines([100n, 100n, 100n], 22n)
  expect(uneven.lines.map(line => line.vat)).toEqual([18n, 18n, 18n])
  const differing = splitVatByLines([10n, 10n, 10n, 10n], 22n)
  expect(differing.lines.map(line => line.vat)).toEqual([2n, 2n, 2n, 1n])
})

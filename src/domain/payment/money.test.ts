import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'

// Written with ordinary spaces for reading; the real ones are non-breaking.
it.each([
  [18_000_000n, 'ru', 'whenAny', '180 000 ₽'],
  [18_000_000n, 'ru', 'always', '180 000,00 ₽'],
  [18_000_000n, 'en', 'whenAny', 'RUB 180,000'],
  [18_000_000n, 'en', 'always', 'RUB 180,000.00'],
  [3_245_902n, 'ru', 'whenAny', '32 459,02 ₽'],
  [3_245_902n, 'en', 'whenAny', 'RUB 32,459.02'],
  [0n, 'ru', 'whenAny', '0 ₽'],
  [5n, 'ru', 'whenAny', '0,05 ₽'],
  [99_900n, 'ru', 'whenAny', '999 ₽'],
  [100_000n, 'ru', 'whenAny', '1 000 ₽'],
  [123_456_789_012_345_678n, 'en', 'whenAny', 'RUB 1,234,567,890,123,456.78'],
  [-18_000_050n, 'ru', 'whenAny', '−180 000,50 ₽'],
  [-100n, 'en', 'whenAny', '−RUB 1'],
] as const)('%s kopecks in %s, kopecks %s: %s', (kopecks, locale, fraction, shown) => {
  expect(formatMoney(kopecks, locale, fraction)).toBe(shown.replaceAll(' ', '\u00a0'))
})

it('hides kopecks that are not there unless told otherwise', () => {
  expect(formatMoney(18_000_000n, 'ru')).toBe('180\u00a0000\u00a0₽')
})

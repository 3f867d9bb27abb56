import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { discountText } from './hotel-card.tsx'

it.each([
  [10, 20, 'Discount 10–20%'],
  [15, 15, 'Discount 15%'],
  [15, null, 'Discount 15%'],
  [null, 20, 'Discount 20%'],
  [null, null, null],
])('%s to %s', (discountFrom, discountTo, expected) => {
  overwriteGetLocale(() => 'en')
  expect(discountText({ discountFrom, discountTo })?.replaceAll('\u2060', '') ?? null).toBe(expected)
})

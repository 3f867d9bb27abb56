import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test.each([
  [0, 'ru', '0'],
  [999, 'en', '999'],
  [1358, 'ru', '1\u00a0358'],
  [13_537, 'en', '13,537'],
  [135_370n, 'ru', '135\u00a0370'],
] as const)('%s in %s is %s', (count, locale, text) => {
  expect(countText(count, locale)).toBe(text)
})

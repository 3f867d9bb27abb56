import { expect, test } from 'vitest'
import { countSmsParts } from './sms-parts.ts'

test.each([
  ['', 1],
  ['Code 123456', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // A bracket takes the place of two letters.
  ['['.repeat(80), 1],
  ['['.repeat(81), 2],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['я'.repeat(134), 2],
  ['я'.repeat(135), 3],
  // One Cyrillic letter makes the whole text long.
  [`${'a'.repeat(70)}я`, 2],
  // Outside the plane of common letters one counts as two.
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j: %i', (text, parts) => {
  expect(countSmsParts(text)).toBe(parts)
})

import { expect, test } from 'vitest'
import { entityTag, isTagKnown } from './entity-tag.ts'

test('the same bytes have the same tag, others another', () => {
  expect(entityTag('a')).toBe(entityTag(Buffer.from('a')))
  expect(entityTag('a')).not.toBe(entityTag('b'))
  expect(entityTag('a')).toMatch(/^"[\w-]{22}"$/)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('%s is known: %s', (header, known) => {
  expect(isTagKnown(header, '"a"')).toBe(known)
})

import { expect, test } from 'vitest'
import { longestTag, mayTag, mostTags, tagOf } from './application-tag.ts'

test.each([
  ['VIP', 'vip'],
  ['  Перезвонить   завтра ', 'перезвонить завтра'],
  ['ё', 'ё'],
  ['а'.repeat(longestTag), 'а'.repeat(longestTag)],
])('%j is kept as %j', (typed, tag) => {
  expect(tagOf(typed)).toEqual({ ok: true, tag })
})

test.each([
  ['', 'required'],
  [' \t ', 'required'],
  ['а'.repeat(longestTag + 1), 'too_long'],
])('%j is refused: %s', (typed, code) => {
  expect(tagOf(typed)).toMatchObject({ ok: false, code })
})

test('a person has a dozen tags and no more, and the same one again is no other', () => {
  const many = Array.from({ length: mostTags }, (_, index) => `метка ${index}`)
  expect(mayTag(many.slice(1), 'vip').ok).toBe(true)
  expect(mayTag(many, 'vip').ok).toBe(false)
  expect(mayTag(many, many[3] ?? '').ok).toBe(true)
})

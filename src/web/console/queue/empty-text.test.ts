import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { emptyText } from './words.ts'

const texts = { notFound: 'Check the name.', none: 'Badges come here.' }

it.each([
  [{ filtered: false, searched: false }, texts.none],
  [{ filtered: false, searched: true }, texts.notFound],
  // Whoever has set a filter and searches is told of the filter.
  [{ filtered: true, searched: true }, m.list_found_none_text()],
  [{ filtered: true, searched: false }, m.list_found_none_text()],
])('%o', (narrowed, expected) => {
  expect(emptyText(narrowed, texts)).toBe(expected)
})

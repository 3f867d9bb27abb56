import { expect, test } from 'vitest'
import { isNarrowed, readContentFilters } from './content-filters.ts'

const read = (query: string) => readContentFilters(new URLSearchParams(query))

test.each([
  ['', { q: '', state: 'all', untranslated: 'any', edition: undefined }, false],
  ['state=draft', { q: '', state: 'draft', untranslated: 'any', edition: undefined }, true],
  ['state=gone&untranslated=fr', { q: '', state: 'all', untranslated: 'any', edition: undefined }, false],
  ['untranslated=en&q=%20банк%20', { q: 'банк', state: 'all', untranslated: 'en', edition: undefined }, true],
  ['edition=2024', { q: '', state: 'all', untranslated: 'any', edition: '2024' }, false],
])('the address ?%s is read as filters', (query, filters, narrowed) => {
  expect(read(query)).toEqual(filters)
  expect(isNarrowed(read(query))).toBe(narrowed)
})

test('a search of any length is cut to what the server takes', () => {
  expect(read(`q=${'я'.repeat(5000)}`).q).toHaveLength(100)
})

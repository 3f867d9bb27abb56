import { expect, test } from 'vitest'
import { contentFilterQuery, contentQuery, isNarrowed, readContentFilters } from './content-filters.ts'

const read = (query: string) => readContentFilters(new URLSearchParams(query))

const nothing = {
  q: '',
  state: 'all',
  untranslated: 'all',
  person: 'all',
  from: null,
  to: null,
  sort: 'site',
  edition: undefined,
}

test.each([
  ['', nothing, false],
  ['state=draft', { ...nothing, state: 'draft' }, true],
  ['state=gone&untranslated=fr&sort=length&from=2025-02-30', nothing, false],
  ['untranslated=en&q=%20банк%20', { ...nothing, q: 'банк', untranslated: 'en' }, true],
  ['from=2025-02-01&to=2025-02-28', { ...nothing, from: '2025-02-01', to: '2025-02-28' }, true],
  // Another order hides nothing.
  ['sort=nameDown', { ...nothing, sort: 'nameDown' }, false],
  ['edition=2024', { ...nothing, edition: '2024' }, false],
])('the address ?%s is read as filters', (query, filters, narrowed) => {
  expect(read(query)).toEqual(filters)
  expect(isNarrowed(read(query))).toBe(narrowed)
})

test('the counts are asked for without the order', () => {
  const filters = read('sort=newest&state=draft&edition=2024')
  expect(contentQuery(filters)).toEqual({ sort: 'newest', state: 'draft', edition: '2024' })
  expect(contentFilterQuery(filters)).toEqual({ state: 'draft', edition: '2024' })
})

test('a search of any length is cut to what the server takes', () => {
  expect(read(`q=${'я'.repeat(5000)}`).q).toHaveLength(100)
})

import { expect, test } from 'vitest'
import { countSet } from './rules.ts'
import { shownCount } from './words.ts'

test.each([
  [undefined, null],
  [0, '0'],
  [12_345, '12\u00a0345'],
  [{ count: 7, more: false }, '7'],
  [{ count: 1000, more: true }, '1\u00a0000+'],
  // Nobody knows whether there are any.
  [{ count: 0, more: true }, null],
])('%j is shown as %j', (counted, shown) => {
  expect(shownCount(counted, 'ru')).toBe(shown)
})

const none = { owner: null, kind: null, from: null, to: null }

test.each([
  [{ owner: 'all', kind: 'all', from: null, to: null }, 0],
  [{ owner: 'mine', kind: 'all', from: null, to: null }, 1],
  [{ owner: 'mine', kind: 'card', from: '2025-09-01', to: null }, 3],
  [{ owner: 'all', kind: undefined, from: null, to: '2025-09-02' }, 1],
  [{ owner: 'mine', kind: 'all', from: '2025-09-01', to: '2025-09-02' }, 2],
])('of %o %i are set, two days being one range', (filters, count) => {
  const address = { q: 'who is searched for', sort: 'name', ...filters }
  expect(countSet(address, none)).toBe(count)
})

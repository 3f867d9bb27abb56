import { expect, test } from 'vitest'
import { countSet, totalOfTab } from './rules.ts'

const counts = { pending: 3, approved: 40, rejected: 0 }

test.each([
  ['pending', counts, null, 3],
  ['rejected', counts, null, 0],
  // The server leaves out a state that nobody is in.
  ['withdrawn', counts, null, 0],
  ['all', counts, null, 43],
  ['all', counts, undefined, 43],
  ['pending', counts, 1000, undefined],
  ['all', counts, 1000, undefined],
  ['all', undefined, null, undefined],
] as const)('the total under %s', (shown, known, countsUpTo, total) => {
  expect(totalOfTab(known, shown, countsUpTo)).toBe(total)
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

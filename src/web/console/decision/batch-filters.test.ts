import { expect, test } from 'vitest'
import { readBatchFilters } from './rules.ts'

test.each([
  ['', { q: '', state: 'all', decision: 'all' }],
  ['q=%20Орлова%20&state=failed&decision=reject', { q: 'Орлова', state: 'failed', decision: 'reject' }],
  ['sort=oldest', { q: '', state: 'all', decision: 'all', sort: 'oldest' }],
  ['state=constructor&decision=fire', { q: '', state: 'all', decision: 'all' }],
])('the address ?%s', (address, expected) => {
  expect(readBatchFilters(new URLSearchParams(address))).toEqual({
    ...{ from: null, to: null, sort: 'newest' },
    ...expected,
  })
})

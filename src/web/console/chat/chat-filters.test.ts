import { expect, it } from 'vitest'
import { readChatFilters } from './rules.ts'

it.each([
  ['', { state: 'waiting', q: '' }],
  ['state=mine&q=%20Иванов%20', { state: 'mine', q: 'Иванов' }],
  ['sort=oldest&from=2025-09-01&to=soon', { state: 'waiting', q: '', sort: 'oldest', from: '2025-09-01' }],
  ['state=everything', { state: 'waiting', q: '' }],
  [`state=all&q=${'я'.repeat(150)}`, { state: 'all', q: 'я'.repeat(100) }],
])('%s', (address, expected) => {
  expect(readChatFilters(new URLSearchParams(address))).toEqual({
    from: null,
    to: null,
    sort: 'longestWait',
    ...expected,
  })
})

import { expect, test } from 'vitest'
import { batchesByAct, readBatchFilters } from './rules.ts'

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

test('several decisions are recalled from the last to the first, and sent the other way', () => {
  const batch = (decision: 'approve' | 'reopen', state: 'waiting' | 'sent' | 'recalled', hour: number) => ({
    ...{ decision, state },
    releasedAt: `2025-09-01T1${hour}:00:00Z`,
  })
  const [first, reopened, last] = [
    batch('approve', 'waiting', 1),
    batch('reopen', 'waiting', 2),
    batch('approve', 'waiting', 3),
  ]
  const over = [batch('approve', 'sent', 0), batch('approve', 'recalled', 4)]
  expect(batchesByAct([reopened, first, ...over, last])).toEqual({
    recallable: [last, first],
    sendable: [first, reopened, last],
  })
})

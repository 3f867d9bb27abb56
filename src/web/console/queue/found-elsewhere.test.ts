import { expect, test } from 'vitest'
import { foundElsewhere } from './rules.ts'

const tabs = ['pending', 'approved', 'rejected'] as const

test.each([
  ['pending', { approved: 1 }, [{ status: 'approved', count: 1 }]],
  [
    'pending',
    { rejected: 2, approved: 1, pending: 4 },
    [
      { status: 'approved', count: 1 },
      { status: 'rejected', count: 2 },
    ],
  ],
  ['approved', { approved: 1 }, []],
  ['pending', { approved: 0 }, []],
  ['all', {}, []],
  ['pending', undefined, []],
] as const)('shown %s, found %j', (shown, counts, expected) => {
  expect(foundElsewhere(tabs, counts, shown)).toEqual(expected)
})

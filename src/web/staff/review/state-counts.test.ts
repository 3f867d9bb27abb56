import { expect, test } from 'vitest'
import { countStates } from './rules.ts'

test('states are counted, those of nobody as zero', () => {
  expect(countStates([{ state: 'pending' }, { state: 'pending' }, { state: 'rejected' }])).toEqual({
    unconfirmed: 0,
    pending: 2,
    approved: 0,
    rejected: 1,
  })
})

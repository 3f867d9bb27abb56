import { expect, it } from 'vitest'
import { applicationStatuses, applicationStatusIds } from './application-status.ts'

it('has the codes of product.md §2', () => {
  expect(applicationStatusIds).toEqual({
    cancelled: -10,
    rejected: 0,
    draft: 5,
    unconfirmed: 10,
    pending: 30,
    approved: 60,
  })
  expect(applicationStatuses).toEqual([
    'cancelled',
    'rejected',
    'draft',
    'unconfirmed',
    'pending',
    'approved',
  ])
})

import { expect, it } from 'vitest'
import { securityStatuses, securityStatusIds } from './security-status.ts'

it('has the codes of product.md §2', () => {
  expect(securityStatusIds).toEqual({
    rejected: -20,
    onHold: -10,
    passportPending: 0,
    passportFailed: 10,
    passportVerified: 20,
  })
  expect(securityStatuses).toEqual([
    'rejected',
    'onHold',
    'passportPending',
    'passportFailed',
    'passportVerified',
  ])
})

import { expect, test } from 'vitest'
import type { UpdateAudience } from '../content/content-choice.ts'
import { isForReader, type UpdateReader } from './update-audience.ts'

const reader = (change: Partial<UpdateReader>): UpdateReader => ({
  status: 'approved',
  payment: 'paid',
  role: 'participant',
  ...change,
})

test.each<[Partial<UpdateReader>, UpdateAudience[]]>([
  [{}, ['everyone', 'approved']],
  [{ status: 'draft', payment: 'unpaid' }, ['everyone']],
  [{ status: 'pending', payment: 'unpaid' }, ['everyone']],
  [{ payment: 'unpaid' }, ['everyone', 'approved', 'unpaid']],
  [{ payment: 'pending' }, ['everyone', 'approved', 'unpaid']],
  [{ payment: 'noPaymentRequired', role: 'speaker' }, ['everyone', 'approved', 'speakers']],
  [{ status: 'pending', role: 'media' }, ['everyone', 'media']],
  [{ status: 'rejected', role: 'speaker' }, []],
  [{ status: 'cancelled' }, []],
])('%j reads what is for %j', (change, audiences) => {
  const all: UpdateAudience[] = ['everyone', 'approved', 'unpaid', 'speakers', 'media']
  expect(all.filter(audience => isForReader(audience, reader(change)))).toEqual(audiences)
})

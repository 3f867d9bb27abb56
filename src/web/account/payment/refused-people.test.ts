import { expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/api-error.ts'
import { refusedPeople } from './rules.ts'

const refusal = (fields: string[]) =>
  new ApiError({
    status: 409,
    code: 'payment_in_progress',
    message: 'Оплата уже идёт',
    details: fields.map(field => ({ field, code: 'payment_in_progress' as const, message: `о ${field}` })),
    retryAfter: null,
  })

test('people are told from fields of the payer', () => {
  const named = refusedPeople(refusal(['participantGuids.a', 'payer.inn', 'participantGuids.b']))
  expect([...named]).toEqual([
    ['a', 'о participantGuids.a'],
    ['b', 'о participantGuids.b'],
  ])
})

test.each([[refusal([])], [new TypeError('offline')], [null]])('%s names nobody', error => {
  expect(refusedPeople(error).size).toBe(0)
})

import { expect, it } from 'vitest'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { type Failure, failureOf } from './failure.ts'

it.each<[number, ErrorCode, Failure]>([
  [0, 'server_error', 'offline'],
  [409, 'changed_meanwhile', 'conflict'],
  [409, 'payment_in_progress', 'refused'],
  [422, 'fields_invalid', 'refused'],
  [500, 'server_error', 'broken'],
  [503, 'service_busy', 'broken'],
])('%i %s: %s', (status, code, failure) => {
  expect(failureOf(new ApiError({ status, code, message: '' }))).toBe(failure)
})

it('takes what is no answer of the server for a fault of ours', () => {
  expect(failureOf(new TypeError('nothing to read'))).toBe('broken')
})

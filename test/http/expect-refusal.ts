import { expect } from 'vitest'
import { errorBody } from '#contract/error.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { Answer } from '#test/server.ts'

/**
 * Expects the API's one error body with this status and code. `fields` are all paths of `details` with their codes; without it `details` are not
 * checked.
 */
export function expectRefusal(
  answer: Answer<unknown>,
  status: number,
  code: ErrorCode,
  fields?: Record<string, ErrorCode>,
): void {
  expect(answer).toMatchObject({ status, body: { statusCode: status, code } })
  const body = errorBody.strict().parse(answer.body)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  for (const { message } of [body, ...(body.details ?? [])]) expectFinished(message)
  if (fields) expect(fieldsOf(answer)).toEqual(fields)
}

/** The fields of a refusal with their codes. */
export function fieldsOf(answer: Answer<unknown>): Record<string, string> {
  const { details = [] } = errorBody.parse(answer.body)
  return Object.fromEntries(details.map(({ field, code }) => [field, code]))
}

/** The sentence must have no unfilled placeholder. */
function expectFinished(sentence: string): void {
  expect(sentence).toMatch(/\S/)
  expect(sentence).not.toMatch(/undefined|null|NaN|[{}]/)
}

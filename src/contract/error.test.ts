import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorBody, errorStatus } from './error.ts'

it('gives every code of the catalogue a status, and no other', () => {
  expect(Object.keys(errorStatus).sort()).toEqual([...errorCodes].sort())
})

it('has each code once, in small letters', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
  expect(errorCodes.filter(code => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))).toEqual([])
})

it('uses the statuses of product.md §7 alone, and 431 for what never became a request', () => {
  const used = [...new Set(Object.values(errorStatus))].sort()
  expect(used).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 423, 429, 431, 500, 503])
})

describe('status', () => {
  // Product.md §7 and spec point 8, by hand.
  it.each<[ErrorCode, number]>([
    ['malformed_request', 400],
    ['idempotency_key_required', 400],
    ['headers_too_large', 431],
    ['unauthorized', 401],
    ['token_expired', 401],
    ['token_invalid', 401],
    ['forbidden', 403],
    ['account_blocked', 403],
    ['organiser_unknown', 403],
    ['not_found', 404],
    ['route_not_found', 404],
    ['user_not_found', 404],
    ['company_not_found', 404],
    ['inn_not_found', 404],
    ['news_not_found', 404],
    ['link_invalid', 404],
    ['state_forbids', 409],
    ['changed_meanwhile', 409],
    ['phone_used', 409],
    ['passport_used', 409],
    ['payment_before_approval', 409],
    ['payment_already_settled', 409],
    ['payment_in_progress', 409],
    ['invoice_open', 409],
    ['recall_too_late', 409],
    ['idempotency_in_progress', 409],
    ['idempotency_answer_lost', 409],
    ['cursor_of_another_view', 422],
    ['body_too_large', 413],
    ['photo_bytes', 413],
    ['media_type_unsupported', 415],
    ['photo_type', 415],
    ['fields_invalid', 422],
    ['required', 422],
    ['under_18', 422],
    ['inn_checksum', 422],
    ['code_wrong', 422],
    ['code_expired', 422],
    ['idempotency_key_reused', 422],
    ['deadline_passed', 423],
    ['too_many_requests', 429],
    ['exports_underway', 429],
    ['code_resend_too_early', 429],
    ['code_limit_reached', 429],
    ['challenge_required', 429],
    ['server_error', 500],
    ['service_busy', 503],
    ['card_payments_unavailable', 503],
    ['company_lookup_failed', 503],
  ])('%s: %i', (code, status) => {
    expect(errorStatus[code]).toBe(status)
  })
})

describe('the body of an error', () => {
  const body = {
    statusCode: 422,
    error: 'Unprocessable Entity',
    message: 'Check the fields marked below.',
    code: 'fields_invalid',
    details: [
      {
        field: 'company.inn',
        code: 'inn_checksum',
        message: 'Check the tax number (INN)',
      },
    ],
    requestId: 'r-1',
  }

  it('is read whole, with and without details', () => {
    expect(errorBody.parse(body)).toEqual(body)
    const { details, ...short } = body
    expect(details).toHaveLength(1)
    expect(errorBody.parse(short)).toEqual(short)
  })

  it('has a code of the catalogue', () => {
    expect(errorBody.safeParse({ ...body, code: 'oops' }).success).toBe(false)
  })
})

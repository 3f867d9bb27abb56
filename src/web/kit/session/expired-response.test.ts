import { expect, it } from 'vitest'
import { isExpiredTokenResponse, logInEndOf } from './expired-response.ts'

it.each<[number, unknown, boolean]>([
  [401, { message: 'Token has expired' }, true],
  [401, { error: 'TOKEN_EXPIRED' }, true],
  [401, { error: 'Unauthorized', message: 'The access token expired' }, true],
  [401, { error: 'token expires', message: 'Сессия закончилась' }, true],
  [401, { message: 'expire of the Token' }, true],
  // Both words must occur in the same text.
  [401, { error: 'token', message: 'expired' }, false],
  [401, { message: 'Token is missing' }, false],
  [401, { message: 'Code expired' }, false],
  [401, { code: 'token_expired' }, false],
  [401, { message: { text: 'token expired' } }, false],
  [401, 'token expired', false],
  [401, null, false],
  [401, undefined, false],
  [403, { message: 'token expired' }, false],
  [200, { message: 'token expired' }, false],
])('%i %j: %s', (status, body, expected) => {
  expect(isExpiredTokenResponse(status, body)).toBe(expected)
})

it.each<[number, unknown, string | null]>([
  [401, { message: 'Token has expired' }, 'expired'],
  [401, { code: 'token_invalid', message: 'Войдите ещё раз' }, 'revoked'],
  [401, { code: 'unauthorized' }, null],
  [403, { code: 'token_invalid' }, null],
  [401, null, null],
])('%i %j ends a log-in as %s', (status, body, expected) => {
  expect(logInEndOf(status, body)).toBe(expected)
})

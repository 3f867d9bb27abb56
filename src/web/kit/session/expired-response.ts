import type { LogInEnd } from './log-in-end.ts'

/**
 * Whether an answer says that the token has expired (spec point 4): status 401, and its `error` or its `message`,
 * lower-cased, contains both "token" and "expire". `body` is the parsed answer, whatever it is.
 */
export function isExpiredTokenResponse(status: number, body: unknown): boolean {
  if (status !== 401 || typeof body !== 'object' || body === null) return false
  const error = 'error' in body ? body.error : null
  const message = 'message' in body ? body.message : null
  return [error, message].some(text => {
    const small = typeof text === 'string' ? text.toLowerCase() : ''
    return small.includes('token') && small.includes('expire')
  })
}

/** How an answer ends the log-in: expired, or ended on another device; null for neither. */
export function logInEndOf(status: number, body: unknown): LogInEnd | null {
  if (isExpiredTokenResponse(status, body)) return 'expired'
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return status === 401 && code === 'token_invalid' ? 'revoked' : null
}

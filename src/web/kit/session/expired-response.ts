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

/** Whether an answer says that the log-in is over: expired, or ended in another tab or on another device. */
export function endsLogIn(status: number, body: unknown): boolean {
  if (isExpiredTokenResponse(status, body)) return true
  return (
    status === 401 &&
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === 'token_invalid'
  )
}

import { InvalidTokenError, jwtDecode } from 'jwt-decode'

/** What a token's payload may hold for us; everything else in it is left as it came. */
export type TokenPayload = { readonly exp?: unknown; readonly [claim: string]: unknown }

/**
 * Reads the payload of a signed token without verifying it: the client only wants its expiry, the server judges the signature. Throws the library's
 * InvalidTokenError, whose message begins with `Invalid token specified` (spec point 5).
 */
export function decodeToken(token: unknown): TokenPayload {
  const payload: unknown = jwtDecode(token as string)
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new InvalidTokenError('Invalid token specified: payload of part #2 is not an object')
  return { ...payload }
}

/** The expiry that a token names, in milliseconds since 1970 UTC; null when it names none. */
export function tokenExpiry(token: unknown): number | null {
  const { exp } = decodeToken(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

/** The guid of the account that a token is for; null for none, and for a token that cannot be read. */
export function tokenAccount(token: string | null): string | null {
  try {
    const { sub } = decodeToken(token)
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

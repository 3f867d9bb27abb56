import { InvalidTokenError, jwtDecode } from 'jwt-decode'

/** The fields of a token's payload that we use; the rest is ignored. */
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

/** A token's expiry in milliseconds since 1970 UTC; null without one. */
export function tokenExpiry(token: unknown): number | null {
  const { exp } = decodeToken(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

/** The guid of a token's account; null without a token, and for an unreadable one. */
export function tokenAccount(token: string | null): string | null {
  try {
    const { sub } = decodeToken(token)
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

/** The fields of a token's payload that we use; the rest is ignored. */
export type TokenPayload = { readonly exp?: unknown; readonly [claim: string]: unknown }

/** A token whose payload cannot be read (spec point 5). The message starts with `Invalid token specified`. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError'

  constructor(detail: string) {
    super(`Invalid token specified: ${detail}`)
  }
}

/**
 * Reads a signed token's payload without verifying it: the client only needs the expiry, and the server checks the signature. Throws
 * InvalidTokenError for anything that is not a string, lacks a payload, or holds broken base64, UTF-8 or JSON.
 */
export function decodeToken(token: unknown): TokenPayload {
  if (typeof token !== 'string') throw new InvalidTokenError('must be a string')
  const part = token.split('.')[1]
  if (!part) throw new InvalidTokenError('missing part #2')
  const payload = parseJson(decodeBase64(part))
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new InvalidTokenError('payload of part #2 is not an object')
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

function decodeBase64(part: string): string {
  // atob would accept spaces.
  if (!/^[\w+/-]+={0,2}$/.test(part)) throw new InvalidTokenError('invalid base64 for part #2')
  try {
    const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidTokenError('invalid base64 for part #2')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidTokenError('invalid json for part #2')
  }
}

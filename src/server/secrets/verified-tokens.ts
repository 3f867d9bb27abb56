import { hash } from 'node:crypto'
import type { TokenClaims } from './token-claims.ts'

/**
 * Tokens whose signature was found good, so that it is checked once and not on each call: a bounded memory, the one unused longest goes
 * first. It holds digests alone, never a token. Whether a token has expired or was revoked is not its matter and is asked on each call.
 */
export function createVerifiedTokens(limit: number) {
  const claimsByDigest = new Map<string, TokenClaims>()
  return {
    recall(token: string): TokenClaims | null {
      const digest = hash('sha256', token, 'base64')
      const claims = claimsByDigest.get(digest)
      if (!claims) return null
      // A Map keeps the order of insertion: whoever was used last stands last.
      claimsByDigest.delete(digest)
      claimsByDigest.set(digest, claims)
      return claims
    },

    remember(token: string, claims: TokenClaims): void {
      claimsByDigest.set(hash('sha256', token, 'base64'), claims)
      if (claimsByDigest.size <= limit) return
      const [oldest] = claimsByDigest.keys()
      if (oldest !== undefined) claimsByDigest.delete(oldest)
    },

    size: () => claimsByDigest.size,
  }
}

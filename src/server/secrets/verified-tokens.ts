import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TokenClaims } from './token-claims.ts'

/**
 * Tokens whose signature was found good, so that it is checked once and not on each call: a bounded memory, the one unused longest goes
 * first. It holds digests alone, never a token. Whether a token has expired or was revoked is not its matter and is asked on each call.
 */
export function createVerifiedTokens(limit: number) {
  const claimsByDigest = new LRUCache<string, TokenClaims>({ max: limit })
  return {
    recall: (token: string): TokenClaims | null => claimsByDigest.get(digestOf(token)) ?? null,
    remember(token: string, claims: TokenClaims): void {
      claimsByDigest.set(digestOf(token), claims)
    },
    size: () => claimsByDigest.size,
  }
}

const digestOf = (token: string) => hash('sha256', token, 'base64')

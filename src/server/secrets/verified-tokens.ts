import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TokenClaims } from './token-claims.ts'

/**
 * Caches tokens with a valid signature, so that it is checked once and not on each call; least recently used out first. It holds only digests, never
 * a token. Expiry and revocation are checked on each call, not here.
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

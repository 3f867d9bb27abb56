import { createPublicKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { keyIdOf } from './key-ring.ts'
import type { TokenClaims } from './token-claims.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

export type TokenSigner = {
  sign(claims: TokenClaims, issuedAt: Date): Promise<string>
  /** Checks signature, algorithm, type, audience and expiry, but not the row behind the token. */
  verify(
    token: string,
    now: Date,
  ): Promise<{ ok: true; claims: TokenClaims } | { ok: false; code: 'token_expired' | 'token_invalid' }>
}

const algorithm = 'EdDSA'
const type = 'at+jwt'
const issuer = 'quorum'

/** About 250 bytes each: more than are ever logged in at one forum, and a few megabytes at most. */
const rememberedTokens = 10_000

/** Access tokens: only EdDSA, with checked `typ`, `aud` and `exp` (product.md §5). */
export function createTokenSigner(privateKey: KeyObject): TokenSigner {
  const publicKey = createPublicKey(privateKey)
  const kid = keyIdOf(privateKey)
  const verified = createVerifiedTokens(rememberedTokens)
  return {
    sign: (claims, issuedAt) =>
      new SignJWT({})
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setIssuer(issuer)
        .setAudience(claims.audience)
        .setSubject(claims.accountGuid)
        .setJti(claims.tokenGuid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(claims.expiresAt)
        .sign(privateKey),

    async verify(token, now) {
      const known = verified.recall(token)
      if (known)
        return known.expiresAt > now ? { ok: true, claims: known } : { ok: false, code: 'token_expired' }
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience: ['participant', 'organizer'],
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'jti'],
        })
        const { sub, jti, exp, aud } = payload
        if (!sub || !jti || !exp || (aud !== 'participant' && aud !== 'organizer'))
          return { ok: false, code: 'token_invalid' }
        const claims: TokenClaims = {
          tokenGuid: jti,
          accountGuid: sub,
          audience: aud,
          expiresAt: new Date(exp * 1000),
        }
        verified.remember(token, claims)
        return { ok: true, claims }
      } catch (error) {
        return { ok: false, code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' }
      }
    },
  }
}

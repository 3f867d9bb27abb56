import { createPublicKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { keyIdOf } from './key-ring.ts'

export type TokenAudience = 'participant' | 'organizer'

export type TokenClaims = { tokenGuid: string; accountGuid: string; audience: TokenAudience; expiresAt: Date }

export type TokenSigner = {
  sign(claims: TokenClaims, issuedAt: Date): Promise<string>
  /** Checks signature, algorithm, type, audience and expiry; the row behind the token is asked elsewhere. */
  verify(
    token: string,
    now: Date,
  ): Promise<{ ok: true; claims: TokenClaims } | { ok: false; code: 'token_expired' | 'token_invalid' }>
}

const algorithm = 'EdDSA'
const type = 'at+jwt'
const issuer = 'quorum'

/** Access tokens: EdDSA alone, checked `typ`, `aud` and `exp` (product.md §5). */
export function createTokenSigner(privateKey: KeyObject): TokenSigner {
  const publicKey = createPublicKey(privateKey)
  const kid = keyIdOf(privateKey)
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
        return {
          ok: true,
          claims: { tokenGuid: jti, accountGuid: sub, audience: aud, expiresAt: new Date(exp * 1000) },
        }
      } catch (error) {
        return { ok: false, code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' }
      }
    },
  }
}

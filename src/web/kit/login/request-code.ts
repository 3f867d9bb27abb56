import { otpRequest } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { withProof } from './parts/with-proof.ts'

/** A code on its way to a phone. Instants are milliseconds since 1970 UTC. */
export type PendingCode = {
  purpose: CodePurpose
  /** E.164 */
  phone: string
  requestId: string
  /** When another code may be requested, and when this one expires. */
  resendAt: number
  expiresAt: number
}

/** Requests a code. If the server demands a proof of work, it is done without telling the person. */
export async function requestCode(wanted: { phone: string; purpose: CodePurpose }): Promise<PendingCode> {
  const answer = await withProof(challenge =>
    callApi(otpRequest, { body: { ...wanted, consent: true, ...challenge } }),
  )
  const now = Date.now()
  return {
    ...wanted,
    requestId: answer.requestId,
    resendAt: now + answer.retryAfter * 1000,
    expiresAt: now + answer.expiresIn * 1000,
  }
}

import { otpRequest } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { solveChallenge } from './parts/proof-of-work.ts'

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
  const answer = await callWithProof({ ...wanted, consent: true })
  const now = Date.now()
  return {
    ...wanted,
    requestId: answer.requestId,
    resendAt: now + answer.retryAfter * 1000,
    expiresAt: now + answer.expiresIn * 1000,
  }
}

async function callWithProof(body: { phone: string; purpose: CodePurpose; consent: true }) {
  try {
    return await callApi(otpRequest, { body })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.challenge) throw error
    const { token } = error.challenge
    const answer = await solveChallenge(error.challenge)
    return callApi(otpRequest, {
      body: { ...body, challenge: { token, answer } },
    })
  }
}

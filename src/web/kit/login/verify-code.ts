import { type OtpVerifyAnswer, otpVerify } from '#contract/auth.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { withProof } from './parts/with-proof.ts'

/** Exchanges a code for a log-in. If the server demands a proof of work, it is done without telling the person. */
export function verifyCode(typed: {
  requestId: string
  phone: string
  code: string
}): Promise<OtpVerifyAnswer> {
  return withProof(challenge => callApi(otpVerify, { body: { ...typed, ...challenge } }))
}

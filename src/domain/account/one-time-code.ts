/** Limits of one-time codes (product.md §5); times in seconds. */
export const oneTimeCodeLimits = {
  digits: 6,
  lifeSeconds: 300,
  triesPerCode: 5,
  firstResendSeconds: 60,
  codesPerPhoneHour: 5,
  codesPerAddressHour: 20,
  wrongPerPhoneDay: 10,
  wrongInAllDay: 1000,
  codesPerPrefixHour: 200,
} as const

export type CodePurpose = 'login' | 'signup' | 'staff' | 'organizer'

type SendRefusal = {
  ok: false
  code: 'code_resend_too_early' | 'code_limit_reached'
  retryAfterSeconds: number
}

/**
 * Whether a new code may be sent. The wait doubles with each code sent again: 60, 120, 240 s …; using a code resets it, so that whoever logs out may
 * log in at once. All ages are in seconds, newest first, of the last hour:
 * `sentToPhone` of every code, `sentSinceLogin` of those sent after the last used one.
 */
export function maySendCode(facts: {
  sentToPhone: readonly number[]
  sentSinceLogin: readonly number[]
  sentToAddress: readonly number[]
  sentToPrefixCount: number
  wrongByPhoneDay: readonly number[]
}): { ok: true } | SendRefusal {
  const limits = oneTimeCodeLimits
  const newest = facts.sentSinceLogin[0]
  if (newest !== undefined) {
    const wait = resendWaitSeconds(facts.sentSinceLogin.length)
    if (newest < wait)
      return { ok: false, code: 'code_resend_too_early', retryAfterSeconds: Math.ceil(wait - newest) }
  }
  const overflow =
    hourLeft(facts.sentToPhone, limits.codesPerPhoneHour) ??
    hourLeft(facts.sentToAddress, limits.codesPerAddressHour)
  if (overflow !== null) return { ok: false, code: 'code_limit_reached', retryAfterSeconds: overflow }
  if (facts.sentToPrefixCount >= limits.codesPerPrefixHour)
    return { ok: false, code: 'code_limit_reached', retryAfterSeconds: 3600 }
  return mayTryCode(facts.wrongByPhoneDay)
}

/**
 * Whether a phone may still be sent a code or try one: ten wrong codes in a day block it, whichever codes they were meant for. `wrongByPhoneDay` are
 * the ages in seconds, newest first.
 */
export function mayTryCode(wrongByPhoneDay: readonly number[]): { ok: true } | SendRefusal {
  const blocking = wrongByPhoneDay[oneTimeCodeLimits.wrongPerPhoneDay - 1]
  if (blocking === undefined) return { ok: true }
  return {
    ok: false,
    code: 'code_limit_reached',
    retryAfterSeconds: Math.max(1, Math.ceil(86_400 - blocking)),
  }
}

/** Seconds to wait after the n-th code in a row before the next one. */
export function resendWaitSeconds(sentInRow: number): number {
  return oneTimeCodeLimits.firstResendSeconds * 2 ** Math.max(0, sentInRow - 1)
}

function hourLeft(ages: readonly number[], limit: number): number | null {
  const blocking = ages[limit - 1]
  return blocking === undefined ? null : Math.max(1, Math.ceil(3600 - blocking))
}

export type CodeState = {
  ageSeconds: number
  tries: number
  consumed: boolean
  superseded: boolean
}

/** Judges a typed code. On `code_wrong` the caller must count the try before answering. */
export function judgeCode(
  state: CodeState,
  matches: boolean,
):
  | { ok: true }
  | { ok: false; code: 'code_expired' | 'code_exhausted' | 'code_superseded' }
  | { ok: false; code: 'code_wrong'; triesLeft: number } {
  const limits = oneTimeCodeLimits
  if (state.consumed || state.ageSeconds >= limits.lifeSeconds) return { ok: false, code: 'code_expired' }
  if (state.superseded) return { ok: false, code: 'code_superseded' }
  if (state.tries >= limits.triesPerCode) return { ok: false, code: 'code_exhausted' }
  if (matches) return { ok: true }
  const triesLeft = limits.triesPerCode - state.tries - 1
  return triesLeft > 0 ? { ok: false, code: 'code_wrong', triesLeft } : { ok: false, code: 'code_exhausted' }
}

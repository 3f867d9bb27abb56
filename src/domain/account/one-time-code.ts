/** Limits of one-time codes (product.md §5); times in seconds. */
export const oneTimeCodeLimits = {
  digits: 6,
  lifeSeconds: 300,
  triesPerCode: 5,
  firstResendSeconds: 60,
  codesPerPhoneHour: 5,
  /** In all browsers that know the phone together: each counts by itself, and one telephone may have many. */
  codesPerPhoneHourKnown: 40,
  /** Codes that nobody has typed in; each one typed in allows one more, up to the second number. */
  codesPerAddressHour: 20,
  mostPerAddressHour: 200,
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

/** What was sent before. All ages are in seconds, newest first. */
export type CodeHistory = {
  /** In the last hour, to this phone from this browser if that is known, else from all unknown ones together. */
  sentToPhone: readonly number[]
  /** The same from all known browsers together; only a known one is held to it. */
  sentToKnown: readonly number[]
  /** Of those to this phone from this browser, the ones after the last that was used. */
  sentSinceLogin: readonly number[]
  /** Wrong codes of the last day, counted apart in the same way. */
  wrongByPhoneDay: readonly number[]
  /** What only a stranger's request is held to; null for a known browser. */
  strange: {
    /** In the last hour from this address: codes nobody has typed in, and how many were. */
    unverifiedByAddress: readonly number[]
    verifiedByAddress: number
    sentToPrefixCount: number
  } | null
  /** Codes of the last hour to everybody, and how many there may be. */
  sentInAllCount: number
  inAllHour: number
}

/**
 * Whether a new code may be sent. The wait doubles with each code sent again: 60, 120, 240 s …; using a code resets it, so that whoever logs out may
 * log in at once.
 */
export function maySendCode(history: CodeHistory): { ok: true } | SendRefusal {
  const newest = history.sentSinceLogin[0]
  if (newest !== undefined) {
    const wait = resendWaitSeconds(history.sentSinceLogin.length)
    if (newest < wait)
      return { ok: false, code: 'code_resend_too_early', retryAfterSeconds: Math.ceil(wait - newest) }
  }
  const inAll = codesInAllHour({ strange: history.strange !== null, inAllHour: history.inAllHour })
  const wait =
    hourLeft(history.sentToPhone, oneTimeCodeLimits.codesPerPhoneHour) ??
    (history.strange
      ? strangersWait(history.strange)
      : hourLeft(history.sentToKnown, oneTimeCodeLimits.codesPerPhoneHourKnown)) ??
    (history.sentInAllCount >= inAll ? 600 : null)
  if (wait !== null) return { ok: false, code: 'code_limit_reached', retryAfterSeconds: wait }
  return mayTryCode(history.wrongByPhoneDay)
}

/** How many codes an hour may have in all: the last fifth is kept for browsers in which the phone has logged in before. */
export function codesInAllHour({ strange, inAllHour }: { strange: boolean; inAllHour: number }): number {
  return strange ? Math.floor((inAllHour * 4) / 5) : inAllHour
}

/** Seconds to wait by the limits of address and number prefix; null for none. */
function strangersWait(facts: NonNullable<CodeHistory['strange']>): number | null {
  const limits = oneTimeCodeLimits
  const allowed = Math.min(limits.codesPerAddressHour + facts.verifiedByAddress, limits.mostPerAddressHour)
  const left = hourLeft(facts.unverifiedByAddress, allowed)
  if (left !== null) {
    // Behind an office's address a colleague may type theirs in at any moment, which makes room.
    const awaited = (facts.unverifiedByAddress[0] ?? 0) < limits.lifeSeconds
    return awaited ? Math.min(left, limits.firstResendSeconds) : left
  }
  return facts.sentToPrefixCount >= limits.codesPerPrefixHour ? 3600 : null
}

/**
 * Whether a phone may still be sent a code or try one: ten wrong codes in a day block it, whichever codes they were meant for. `wrongByPhoneDay` are
 * the ages in seconds, newest first, in this browser if it is known, else in all unknown ones.
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

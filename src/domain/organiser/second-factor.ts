import type { ErrorCode } from '../refusal/error-code.ts'

export const secondFactorKinds = ['passkey', 'app'] as const
/** Limits of the second factor (product.md §5); times in seconds. They follow those of one-time codes. */
export const secondFactorLimits = {
  /** Time for the second step after the code; also for setting a factor up, with an app still to be installed. */
  waitSeconds: 900,
  challengeSeconds: 300,
  triesPerLogin: 5,
  wrongPerDay: 10,
  /** How long a factor that was shown counts as fresh for changes of the log-in itself. */
  freshSeconds: 300,
  invitationSeconds: 7 * 86_400,
  passkeys: 10,
  recoveryCodes: 10,
} as const

/** Whether another try may be made; `wrongOfDay` are the ages in seconds of the wrong ones, newest first. */
export function mayTryFactor(
  wrongOfDay: readonly number[],
): { ok: true } | { ok: false; code: ErrorCode; retryAfterSeconds: number } {
  const blocking = wrongOfDay[secondFactorLimits.wrongPerDay - 1]
  if (blocking === undefined) return { ok: true }
  const left = Math.ceil(86_400 - blocking)
  return { ok: false, code: 'second_factor_locked', retryAfterSeconds: Math.max(1, left) }
}

/** Whether a change of the log-in may be made: with a factor shown lately, or while there is none to show. */
export function mayChangeFactors(facts: {
  factors: number
  /** Seconds since one was shown in this log-in; null if never. */
  shownAgo: number | null
}): { ok: true } | { ok: false; code: ErrorCode } {
  const fresh = facts.shownAgo !== null && facts.shownAgo < secondFactorLimits.freshSeconds
  return facts.factors === 0 || fresh ? { ok: true } : { ok: false, code: 'second_factor_stale' }
}

/** The last factor stays where one is required, so that nobody shuts themselves out. */
export function mayRemoveFactor(facts: {
  factors: number
  required: boolean
}): { ok: true } | { ok: false; code: ErrorCode } {
  return facts.required && facts.factors <= 1 ? { ok: false, code: 'second_factor_last' } : { ok: true }
}

/** Where a log-in goes on after the code. */
export type FactorStep = 'factor' | 'invitation' | 'setUp'

/**
 * What is asked of an organiser after the code: nothing more (null), a factor, or an invitation and then a factor to be set up. Somebody without
 * either cannot enter where a factor is required.
 */
export function factorStep(facts: {
  factors: number
  invited: boolean
  accepted: boolean
  required: boolean
}): { ok: true; step: FactorStep | null } | { ok: false; code: ErrorCode } {
  if (facts.factors > 0) return { ok: true, step: 'factor' }
  if (facts.invited) return { ok: true, step: facts.accepted ? 'setUp' : 'invitation' }
  return facts.required ? { ok: false, code: 'invitation_missing' } : { ok: true, step: null }
}

/** One attempt to open a payment at the acquirer. `startedAt` is in milliseconds since 1970 UTC. */
export type AcquirerAttempt = { startedAt: number; reached: boolean }

/** This many failed attempts in a row close card payments. */
export const failuresThatClose = 3

/** Attempts older than this say nothing about the acquirer's present state. */
const attemptsCountMinutes = 10

/** How long card payments stay closed after the last failure; then the next attempt shows whether the acquirer is back. */
const closedSeconds = 120

/**
 * Whether card payments are offered (spec point 8, "card payments temporarily unavailable"): not just after several people in a row could not reach
 * the acquirer. `attempts` are anybody's, newest first.
 */
export function cardAvailability(
  attempts: readonly AcquirerAttempt[],
  now: number,
): { ok: true } | { ok: false; code: 'card_payments_unavailable'; retryAfterSeconds: number } {
  const counted = attempts
    .filter(({ startedAt }) => now - startedAt < attemptsCountMinutes * 60_000)
    .slice(0, failuresThatClose)
  const [last] = counted
  if (!last || counted.length < failuresThatClose || counted.some(({ reached }) => reached))
    return { ok: true }
  const left = Math.ceil((last.startedAt + closedSeconds * 1000 - now) / 1000)
  return left > 0 ? { ok: false, code: 'card_payments_unavailable', retryAfterSeconds: left } : { ok: true }
}

/** One attempt to open a payment at the acquirer. `startedAt` is in milliseconds since 1970 UTC. */
export type AcquirerAttempt = { startedAt: number; reached: boolean }

/** So many attempts in a row that did not reach the acquirer close card payments. */
export const failuresThatClose = 3

/** Older attempts say nothing about how the acquirer is now. */
const attemptsCountMinutes = 10

/** So long after the last of them; then the next attempt shows whether the acquirer is back. */
const closedSeconds = 120

/**
 * Whether card payments are offered (spec point 8, "card payments temporarily unavailable"): not while the acquirer has just
 * failed several people one after the other. `attempts` are anybody's, the newest first.
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

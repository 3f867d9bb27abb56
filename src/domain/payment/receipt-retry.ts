const minute = 60_000
const longest = 6 * 60 * minute

/** How long a settlement receipt waits after this many attempts, in milliseconds: from two minutes, doubled each time, to six hours. */
export function receiptRetryAfter(attempts: number): number {
  return Math.min(2 ** Math.min(Math.max(attempts, 1), 20) * minute, longest)
}

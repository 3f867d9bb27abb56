/** The first wait after a lost stream and the longest one, in milliseconds. */
const shortest = 1000
const longest = 30_000

/**
 * How long to wait before the stream is opened again, in milliseconds: twice as long after each failure in a row, half of it
 * by chance, so that the listeners of an instance that went away do not all come back at once. `attempt` counts from 0,
 * `chance` is from 0 to 1; a server that names a time (Retry-After, in seconds) is not asked earlier.
 */
export function reconnectDelay(attempt: number, chance: number, retryAfter: number | null = null): number {
  const whole = Math.min(longest, shortest * 2 ** Math.min(attempt, 10))
  const waited = whole / 2 + (whole / 2) * chance
  return Math.round(Math.max(waited, (retryAfter ?? 0) * 1000))
}

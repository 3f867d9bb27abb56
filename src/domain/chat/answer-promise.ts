/** Support answers within 24 hours (spec point 9), in milliseconds. */
const promiseMilliseconds = 24 * 3_600_000

/** Since when the person waits, and whether support has closed the chat. */
export type Waiting = { waitingSince: Date | null; closedAt: Date | null }

/** Whether an answer is awaited: a closed chat needs none. */
export function isWaiting({ waitingSince, closedAt }: Waiting): boolean {
  return waitingSince !== null && closedAt === null
}

/** By when an answer is promised; null where nobody waits for one. */
export function answerBy(waiting: Waiting): Date | null {
  const { waitingSince } = waiting
  return waitingSince && isWaiting(waiting) ? new Date(waitingSince.getTime() + promiseMilliseconds) : null
}

/** Whoever wrote before this moment should have an answer by now. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - promiseMilliseconds)
}

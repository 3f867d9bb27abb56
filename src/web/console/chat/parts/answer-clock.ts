/** The state of a promised answer. */
export type AnswerClock = {
  state: 'overdue' | 'soon' | 'fine'
  /** Until it is due, or since it was due. */
  milliseconds: number
}

/** Milliseconds; with less left, the answer is urgent. */
const soon = 4 * 3_600_000

/** The 24-hour clock of a chat at `now` (milliseconds since 1970 UTC); null where nobody waits. */
export function answerClock(answerBy: string | null, now: number): AnswerClock | null {
  if (!answerBy) return null
  const left = Date.parse(answerBy) - now
  if (left < 0) return { state: 'overdue', milliseconds: -left }
  return { state: left < soon ? 'soon' : 'fine', milliseconds: left }
}

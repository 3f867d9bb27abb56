/** After two minutes a message tells the result, so the page stops asking. */
export const pollLimitMilliseconds = 120_000

const first = 1000
const longest = 5000
const growth = 1.25

/** How long to wait before the next question, in milliseconds: one second, growing to five. `asked` counts the questions so far. */
export function pollDelay(asked: number): number {
  return Math.min(longest, Math.round(first * growth ** Math.max(0, asked - 1)))
}

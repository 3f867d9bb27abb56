import { countdownTerm, countdownWords } from '#web/site/parts/home/countdown-words.ts'

/** Writes the current countdown. */
export function countDays(parts: Iterable<HTMLElement>): void {
  for (const part of parts) {
    const { offset, ...days } = JSON.parse(part.dataset.facts ?? '')
    const now = Date.now() + offset
    const words = part.dataset.countdown === 'words' ? countdownWords(days, now) : countdownTerm(days, now)
    if (part.textContent !== words) part.textContent = words
  }
}

import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { countdownTerm, countdownWords } from '#web/site/parts/home/countdown-words.ts'
import { pageLocale } from './page-locale.ts'

/** Writes the countdown of this moment. */
export function countDays(parts: Iterable<HTMLElement>): void {
  overwriteGetLocale(pageLocale)
  for (const part of parts) {
    const { offset, ...days } = JSON.parse(part.dataset.facts ?? '')
    const now = Date.now() + offset
    const words = part.dataset.countdown === 'words' ? countdownWords(days, now) : countdownTerm(days, now)
    if (part.textContent !== words) part.textContent = words
  }
}

import { countdown } from '#domain/edition/countdown.ts'
import type { Edition } from '#domain/edition/edition.ts'
import { m } from '#messages/compiled/messages.js'

type Days = Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'>

/** The label of the countdown. */
export function countdownTerm(days: Days, now: number): string {
  return countdown(days, now).phase === 'before' ? m.home_countdown() : m.home_countdown_status()
}

/** «3 месяца 5 дней». `now` is in milliseconds since 1970 UTC. */
export function countdownWords(days: Days, now: number): string {
  const left = countdown(days, now)
  if (left.phase === 'started') return m.home_countdown_started()
  if (left.phase === 'over') return m.home_countdown_over()
  const months = left.months > 0 ? [m.home_countdown_months({ count: left.months })] : []
  const rest = left.days > 0 ? [m.home_countdown_days({ count: left.days })] : []
  return [...months, ...rest].join(' ')
}

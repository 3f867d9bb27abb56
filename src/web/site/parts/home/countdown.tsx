import type { EditionFacts } from '#contract/edition.ts'
import { type Countdown, countdown } from '#domain/edition/countdown.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'

type CountdownProps = { edition: EditionFacts; part: 'term' | 'words' }

/** Months and days to the first day of the forum, then that it is on, then that it is over (spec point 4); or what that is called. */
export function CountdownPart({ edition, part }: CountdownProps) {
  const left = countdown(edition, useForumClock(edition))
  if (part === 'words') return wordsOf(left)
  return left.phase === 'before' ? m.home_countdown() : m.home_countdown_status()
}

function wordsOf(left: Countdown): string {
  if (left.phase === 'started') return m.home_countdown_started()
  if (left.phase === 'over') return m.home_countdown_over()
  const months = left.months > 0 ? [m.home_countdown_months({ count: left.months })] : []
  const days = left.days > 0 ? [m.home_countdown_days({ count: left.days })] : []
  return [...months, ...days].join(' ')
}

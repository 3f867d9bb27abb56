import type { EditionFacts } from '#contract/edition.ts'
import { type Countdown, countdown } from '#domain/edition/countdown.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumClock } from '../demo/use-forum-clock.ts'
import { Fact } from './fact.tsx'

/** Months and days to the first day of the forum, then that it is on, then that it is over (spec point 4). */
export function CountdownFact({ edition }: { edition: EditionFacts }) {
  const left = countdown(edition, useForumClock(edition))
  const term = left.phase === 'before' ? m.home_countdown() : m.home_countdown_status()
  return (
    <Fact term={term} className="lg:col-span-2">
      {wordsOf(left)}
    </Fact>
  )
}

function wordsOf(left: Countdown): string {
  if (left.phase === 'started') return m.home_countdown_started()
  if (left.phase === 'over') return m.home_countdown_over()
  const months = left.months > 0 ? [m.home_countdown_months({ count: left.months })] : []
  const days = left.days > 0 ? [m.home_countdown_days({ count: left.days })] : []
  return [...months, ...days].join(' ')
}

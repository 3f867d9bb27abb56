import { useEdition } from '#web/kit/edition/use-edition.ts'
import { countdownTerm, countdownWords } from './countdown-words.ts'

/**
 * Months and days to the forum's first day, then that it is on, then that it is over (spec point 4); or the label for that. Correct until midnight,
 * when pages are rendered again; site/script/countdown.ts updates a page that stays open.
 */
export function CountdownPart({ part }: { part: 'term' | 'words' }) {
  const edition = useEdition()
  const { clock, startsOn, endsOn, timeZone } = edition
  const facts = { startsOn, endsOn, timeZone, offset: clock.offsetMilliseconds }
  const now = Date.parse(clock.now)
  return (
    <span data-countdown={part} data-facts={JSON.stringify(facts)}>
      {part === 'words' ? countdownWords(edition, now) : countdownTerm(edition, now)}
    </span>
  )
}

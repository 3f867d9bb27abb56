import type { RecommendedSession } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'
import { fullDay } from '#web/kit/dates/day-words.ts'
import { Star } from '#web/kit/favourite/star.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { reasonSentence } from '#web/kit/recommendation/reason-sentence.ts'

/** Sessions that suit a result, best first. */
export function ResultSessions({ sessions }: { sessions: readonly RecommendedSession[] }) {
  const locale = useLocale()
  const to = usePaths()
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions" className="text-2xl font-semibold">
        {m.survey_result_sessions()}
      </h2>
      <ul className="mt-5 grid lg:grid-cols-2 lg:gap-x-10">
        {sessions.map(({ guid, title, day, startsAt, endsAt, hallName, trackName, reasons }) => (
          <li key={guid} className="flex gap-2 border-t py-4">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
                <time dateTime={`${day}T${startsAt}`}>
                  {fullDay(day, locale)}, {startsAt}–{endsAt}
                </time>
                {hallName && <span>{hallName}</span>}
              </p>
              <a
                href={to('programSession', { guid })}
                className="mt-1 inline-block min-h-6 font-semibold text-pretty underline-offset-4 hover:underline"
              >
                {title}
              </a>
              {trackName && <p className="mt-0.5 text-sm text-text-quiet">{trackName}</p>}
              {reasons[0] && <p className="mt-0.5 text-sm text-text-quiet">{reasonSentence(reasons[0])}</p>}
            </div>
            <Star guid={guid} name={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

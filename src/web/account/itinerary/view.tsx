import { Link } from 'react-router'
import type { RecommendedSession } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { PlanSession } from '#web/kit/itinerary/plan-session.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { reasonSentence } from '#web/kit/recommendation/reason-sentence.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useItinerary, useRecommendations } from './queries.ts'
import { nextSession } from './rules.ts'

/** What is next in one's own programme, on the home page. */
export function NextInProgramme({ guid }: { guid: string }) {
  const to = usePaths()
  const edition = useEdition()
  const now = useForumClock(edition)
  const { data, error, refetch } = useItinerary(guid)
  const next = data && nextSession(data.sessions, { now, timeZone: edition.timeZone })
  const empty = data?.sessions.length === 0
  return (
    <Section
      space="none"
      title={m.itinerary_next()}
      action={
        <Link to={to('account-programme')} className="text-link text-sm">
          {empty ? m.itinerary_next_action() : m.itinerary_open()}
        </Link>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && !next && (
        <p className="text-text-quiet">{empty ? m.itinerary_next_none() : m.itinerary_next_over()}</p>
      )}
      {next && (
        <div className="border-y py-4">
          <DayOf day={next.day} />
          <PlanSession session={{ ...next, walkMinutes: null }} />
        </div>
      )}
    </Section>
  )
}

function DayOf({ day }: { day: string }) {
  const locale = useLocale()
  return <p className="mb-1 text-sm text-text-quiet">{dayAndMonth(day, locale)}</p>
}

const onHome = 3

/** The three best recommendations, on the home page. */
export function RecommendedToYou({ guid }: { guid: string }) {
  const to = usePaths()
  const { data, error, refetch } = useRecommendations(guid, onHome)
  return (
    <Section space="none" title={m.recommend_title()} {...(data?.known && { lead: m.recommend_lead() })}>
      {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && !data.known && (
        <p className="text-text-quiet">
          {m.recommend_none()}{' '}
          <a href={to('survey')} className="text-link">
            {m.recommend_none_action()}
          </a>
        </p>
      )}
      {data && data.sessions.length > 0 && (
        <ul className="divide-y border-y">
          {data.sessions.map(session => (
            <li key={session.guid}>
              <RecommendedLink session={session} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function RecommendedLink({ session }: { session: RecommendedSession }) {
  const locale = useLocale()
  const to = usePaths()
  const [reason] = session.reasons
  return (
    <a href={`${to('program')}/${session.guid}`} className="group block py-3.5">
      <span className="block text-sm text-text-quiet">
        {[dayAndMonth(session.day, locale), timeSpan(session), session.hallName].filter(Boolean).join(', ')}
      </span>
      <span className="block font-medium group-hover:underline">{session.title}</span>
      {reason && <span className="block text-sm text-text-quiet">{reasonSentence(reason)}</span>}
    </a>
  )
}

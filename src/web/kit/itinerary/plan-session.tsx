import { Footprints } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItinerarySession } from '#contract/itinerary.ts'
import { m } from '#messages/compiled/messages.js'
import { timeSpan } from '#web/kit/dates/day-words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { movedSentence, planReasons } from './itinerary-words.ts'

type PlanSessionProps = {
  session: ItinerarySession
  /** What is in the way, in sentences. */
  clashes?: readonly string[]
  actions?: ReactNode
}

/** A session of a plan: when, where, why, and what is wrong with it. */
export function PlanSession({ session, clashes = [], actions }: PlanSessionProps) {
  const locale = useLocale()
  const to = usePaths()
  const cancelled = session.state === 'cancelled'
  const place = [session.hallName, session.trackName].filter(Boolean).join(' · ')
  return (
    <>
      {session.walkMinutes !== null && (
        <p className="tabular flex items-center gap-2 pb-3 text-sm text-text-quiet">
          <Footprints aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
          {m.itinerary_walk({ count: session.walkMinutes })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <p className="tabular text-sm text-text-quiet sm:pt-0.5">{timeSpan(session)}</p>
        <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <a
              href={cancelled ? to('program') : `${to('program')}/${session.guid}`}
              className={classNames('font-medium hover:underline', cancelled && 'line-through')}
            >
              {session.title}
            </a>
            {cancelled && <StatusChip tone="negative">{m.itinerary_cancelled()}</StatusChip>}
            {session.state === 'full' && <StatusChip tone="attention">{m.itinerary_full()}</StatusChip>}
          </p>
          {place && <p className="text-sm text-text-quiet">{place}</p>}
          {session.movedFrom && (
            <p className="mt-1 text-sm text-attention">{movedSentence(session.movedFrom, locale)}</p>
          )}
          {clashes.map(sentence => (
            <p key={sentence} className="mt-1 text-sm text-attention">
              {sentence}
            </p>
          ))}
          {planReasons(session).length > 0 && (
            <details className="mt-1 print:hidden">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-text-quiet hover:text-text lg:min-h-8">
                {m.itinerary_why()}
              </summary>
              <ul className="space-y-1 pb-1 text-sm text-text-quiet">
                {planReasons(session).map(sentence => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
        {actions && (
          <div className="flex gap-2 max-sm:col-start-2 max-sm:row-start-1 max-sm:-my-3 print:hidden">
            {actions}
          </div>
        )}
      </div>
    </>
  )
}

import { Link } from 'react-router'
import type { PlannedConflict, PlannedProgramme } from '#contract/organiser-programme.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'

type ConflictListProps = { plan: PlannedProgramme; conflicts: readonly PlannedConflict[]; search: string }

/** The rest is folded. */
const mostShown = 4

/** Overlaps, each with the hall or person needed twice and links to both sessions. */
export function ConflictList({ conflicts, ...props }: ConflictListProps) {
  const rest = conflicts.slice(mostShown)
  return (
    <div className="space-y-2 text-sm">
      <Conflicts conflicts={conflicts.slice(0, mostShown)} {...props} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-9 py-1.5 font-medium select-none">
            {m.content_and_more({ count: rest.length })}
          </summary>
          <Conflicts conflicts={rest} {...props} />
        </details>
      )}
    </div>
  )
}

function Conflicts({ plan, conflicts, search }: ConflictListProps) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  return (
    <ul className="space-y-2">
      {conflicts.map(({ kind, subject, sessions }) => {
        const named = (kind === 'hall' ? plan.halls : plan.people).find(({ guid }) => guid === subject)
        const name = named ? bilingualName(named.name, locale) : ''
        return (
          <li key={`${subject} ${sessions.join()}`}>
            <p className="font-medium">
              {kind === 'hall'
                ? m.content_board_conflict_hall({ subject: name })
                : m.content_board_conflict_person({ subject: name })}
            </p>
            <ul className="mt-0.5">
              {sessions.map(guid => {
                const session = plan.sessions.find(one => one.guid === guid)
                if (!session) return null
                return (
                  <li key={guid}>
                    <span className="tabular text-text-quiet">
                      {session.day && moments.shortDay(session.day)}, {session.startsAt}–{session.endsAt}{' '}
                    </span>
                    <Link
                      to={{
                        pathname: to('organiser-content-item', { kind: 'programmeSession', guid }),
                        search,
                      }}
                      className="text-link"
                    >
                      {bilingualName(session.title, locale)}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

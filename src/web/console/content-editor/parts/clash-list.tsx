import { Link } from 'react-router'
import type { PlannedProgramme } from '#contract/organiser-programme.ts'
import { bilingualName } from '#web/console/content/words.ts'
import type { SessionClash } from '#web/console/programme/rules.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'

type ClashListProps = {
  plan: PlannedProgramme
  clashes: readonly SessionClash[]
  edition: string | undefined
}

/** The halls and people that a session shares with others at the same time, with links to those sessions. */
export function ClashList({ plan, clashes, edition }: ClashListProps) {
  const locale = useLocale()
  const to = usePaths()
  const moments = useMoments()
  return (
    <ul className="space-y-1 text-sm">
      {clashes.map(({ kind, subject, other }) => {
        const known = kind === 'hall' ? plan.halls : plan.people
        const name = known.find(one => one.guid === subject)?.name
        const session = plan.sessions.find(one => one.guid === other)
        return (
          <li key={`${subject} ${other}`}>
            <span className="font-medium">{name && bilingualName(name, locale)}</span>
            {' — '}
            <Link
              to={{
                pathname: to('organiser-content-item', { kind: 'programmeSession', guid: other }),
                search: edition ? `?edition=${edition}` : '',
              }}
              className="text-link"
            >
              {session && bilingualName(session.title, locale)}
            </Link>
            {session?.day && (
              <span className="tabular text-text-quiet">
                {', '}
                <span className="whitespace-nowrap">{moments.shortDay(session.day)}</span>
                {', '}
                <span className="whitespace-nowrap">{`${session.startsAt}–${session.endsAt}`}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from 'react-router'
import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'

/** The group in which a person comes, its coordinator, and the way to all of its people. */
export function ApplicationGroup({ group }: { group: NonNullable<ApplicationDetail['group']> }) {
  const to = usePaths()
  return (
    <p className="border-t py-3 text-sm">
      <Link
        className="text-link"
        to={`${to('organizer-applications')}?${new URLSearchParams({ status: 'all', group: group.guid })}`}
      >
        {m.organizer_group_of({ company: group.company })}
      </Link>
      <span className="text-text-quiet">
        {` · ${m.organizer_group_coordinator({ name: group.coordinator })}, `}
        <a className="text-link tabular whitespace-nowrap" href={`tel:${group.phone}`}>
          {formatPhone(group.phone)}
        </a>
      </span>
    </p>
  )
}

import { Link } from 'react-router'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'

export function ApplicationCard({
  row,
  search,
  showStatus,
}: {
  row: ApplicationRow
  search: string
  showStatus: boolean
}) {
  const to = usePaths()
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={{
            pathname: to('organiser-application', { guid: row.guid }),
            search,
          }}
          state={{ fromQueue: true }}
          className="font-medium"
        >
          {row.name}
        </Link>
        <span className="tabular shrink-0 text-xs text-text-quiet">
          {row.submittedAt && moments.short(row.submittedAt)}
        </span>
      </p>
      <p className="truncate text-sm text-text-quiet">
        {[row.position, row.company].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
        {showStatus && (
          <StatusWord tone={applicationTones[row.status]}>{applicationWords[row.status]()}</StatusWord>
        )}
        {row.role !== 'participant' && (
          <span className="text-text-quiet">{participantRoleWords[row.role]()}</span>
        )}
      </p>
    </>
  )
}

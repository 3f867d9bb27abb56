import { Link } from 'react-router'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { photographNeedWords } from '#web/console/application/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'

/** A row of the queue where no table fits: the same as the usual columns say. */
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
  const locale = useLocale()
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          {...quietTarget(
            { pathname: to('organiser-application', { guid: row.guid }), search },
            { fromQueue: true },
          )}
          className="font-medium"
        >
          {nameIn(locale, row)}
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
        {row.photograph && (
          <StatusWord tone={row.photograph === 'review' ? 'attention' : 'info'}>
            {photographNeedWords[row.photograph]()}
          </StatusWord>
        )}
        {/* What came today waits no day yet, and the time above says when. */}
        {row.waitingDays !== null && row.waitingDays > 0 && (
          <span className="tabular text-text-quiet">{m.organiser_waits_days({ days: row.waitingDays })}</span>
        )}
        {row.owner && (
          <span className="text-text-quiet">
            {row.owner.mine
              ? m.organiser_owner_me()
              : m.organiser_owner_of({ name: colleagueName(locale, row.owner.name) })}
          </span>
        )}
      </p>
    </>
  )
}

import type { z } from 'zod'
import type { auditRow } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { actionWord, actorWord, reasonWord, statusWord } from './words.ts'

type AuditRow = z.infer<typeof auditRow>

type HistoryListProps = {
  rows: readonly AuditRow[]
  /** Words for actions and statuses; by default those of applications. */
  words?: { action: (action: string) => string; status: (code: string, otherEnd: string | null) => string }
}

const applicationHistory = { action: actionWord, status: statusWord }

export function HistoryList({ rows, words = applicationHistory }: HistoryListProps) {
  const moments = useMoments()
  if (rows.length === 0) return <p className="text-sm text-text-quiet">{m.organiser_history_none()}</p>
  return (
    <ol className="divide-y border-y text-sm">
      {rows.map(row => (
        <li
          key={`${row.at} ${row.action} ${row.to}`}
          className="grid gap-x-4 py-2.5 sm:grid-cols-[8.5rem_1fr]"
        >
          <time dateTime={row.at} className="tabular text-text-quiet">
            {moments.short(row.at)}
          </time>
          <div className="min-w-0">
            <p>
              <span className="font-medium">{words.action(row.action)}</span>
              <span className="text-text-quiet"> · {actorWord(row.actor)}</span>
            </p>
            {row.to && row.from !== row.to && (
              <p className="text-text-quiet">
                {row.from
                  ? m.organiser_history_change({
                      from: words.status(row.from, row.to),
                      to: words.status(row.to, row.from),
                    })
                  : words.status(row.to, null)}
              </p>
            )}
            {row.reason && (
              <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{reasonWord(row.action, row.reason)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

import { Link } from 'react-router'
import type { z } from 'zod'
import type { auditRow } from '#contract/audit-row.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { actionWord, actorWord, invoiceSearch, reasonWord, statusWord } from './words.ts'

type AuditRow = z.infer<typeof auditRow>

type HistoryListProps = {
  rows: readonly AuditRow[]
  /** Words for actions and statuses; by default those of applications. */
  words?: { action: (action: string) => string; status: (code: string, otherEnd: string | null) => string }
}

const applicationHistory = { action: actionWord, status: statusWord }

export function HistoryList({ rows, words = applicationHistory }: HistoryListProps) {
  const moments = useMoments()
  const locale = useLocale()
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
              <span className="text-text-quiet"> · {colleagueName(locale, actorWord(row.actor))}</span>
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
              <p className="mt-0.5 wrap-anywhere whitespace-pre-line">
                <Reason action={row.action} reason={row.reason} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Whoever gave or took a place is named there as they were written down; what somebody typed stays as it is. */
function typedReason(action: string, words: string, locale: 'ru' | 'en'): string {
  return action === 'givePlace' || action === 'takePlace' ? typedName(words, locale) : words
}

/** Why, in words; an invoice is a link for those who may see the list of them. */
function Reason({ action, reason }: { action: string; reason: string }) {
  const { may } = useOrganiser()
  const to = usePaths()
  const q = invoiceSearch(action, reason)
  const words = typedReason(action, reasonWord(action, reason), useLocale())
  if (!q || !may('read-payments')) return words
  return (
    <Link
      className="text-link"
      {...quietTarget({
        pathname: to('organiser-invoices'),
        search: `?${new URLSearchParams({ status: 'all', q })}`,
      })}
    >
      {words}
    </Link>
  )
}

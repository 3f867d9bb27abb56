import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { auditRow } from '#contract/audit-row.ts'
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import { auditSum } from '#domain/audit/audit-sum.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { actionWord, actorWord, endWord, invoiceSearch, reasonWord } from './words.ts'

/** `kind`: what it was done to, where a history has entries of several. */
type AuditRow = z.infer<typeof auditRow> & { kind?: AuditSubjectKind }

type HistoryListProps<Row> = {
  rows: readonly Row[]
  /** Words for actions and statuses; by default those of the log. */
  words?: { action: (action: string) => string; status: (code: string, otherEnd: string | null) => string }
  /** To which of several records an entry belongs; null for the one whose page this is. */
  recordOf?: (row: Row) => ReactNode
  /** Whether an invoice or payment order in a reason leads to the list of invoices. */
  linked?: boolean
}

export function HistoryList<Row extends AuditRow>(props: HistoryListProps<Row>) {
  const { rows, words, recordOf, linked = true } = props
  const moments = useMoments()
  const locale = useLocale()
  if (rows.length === 0) return <p className="text-sm text-text-quiet">{m.organiser_history_none()}</p>
  return (
    <ol className="divide-y border-y text-sm">
      {rows.map((row, index) => {
        const record = recordOf?.(row)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read, and several entries may be alike
            key={`${row.at} ${row.action} ${index}`}
            className="grid gap-x-4 py-2.5 sm:grid-cols-[8.5rem_1fr]"
          >
            <time dateTime={row.at} className="tabular text-text-quiet">
              {moments.short(row.at)}
            </time>
            <div className="min-w-0">
              <p>
                <span className="font-medium">
                  {words ? words.action(row.action) : actionWord(row.action, row.kind)}
                </span>
                <span className="text-text-quiet"> · {colleagueName(locale, actorWord(row.actor))}</span>
                {record && <span className="text-text-quiet"> · {record}</span>}
              </p>
              <Change row={row} status={words?.status} />
              {row.reason && (
                <p className="mt-0.5 wrap-anywhere whitespace-pre-line">
                  <Reason action={row.action} reason={row.reason} linked={linked} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type ChangeProps = {
  row: AuditRow
  status: ((code: string, otherEnd: string | null) => string) | undefined
}

/** What was before and what is now; a sum that left stands alone. */
function Change({ row: { action, kind, from, to }, status }: ChangeProps) {
  const locale = useLocale()
  const end = (code: string, otherEnd: string | null) =>
    status?.(code, otherEnd) ?? endWord({ action, code, otherEnd, ...(kind && { kind }) }, locale)
  const left = from !== null && to === null && auditSum(action, from) !== null
  if (!left && (!to || from === to)) return null
  return (
    <p className="text-text-quiet">
      {from && to
        ? m.organiser_history_change({ from: end(from, to), to: end(to, from) })
        : end(to ?? from ?? '', null)}
    </p>
  )
}

/** Whoever gave or took a place is named there as they were written down; what somebody typed stays as it is. */
function typedReason(action: string, words: string, locale: 'ru' | 'en'): string {
  return action === 'givePlace' || action === 'takePlace' ? typedName(words, locale) : words
}

/** Why, in words; an invoice is a link for those who may see the list of them. */
function Reason({ action, reason, linked }: { action: string; reason: string; linked: boolean }) {
  const { may } = useOrganiser()
  const to = usePaths()
  const q = invoiceSearch(action, reason)
  const words = typedReason(action, reasonWord(action, reason), useLocale())
  if (!q || !linked || !may('read-payments')) return words
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

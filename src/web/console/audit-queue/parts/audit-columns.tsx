import { useMemo } from 'react'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { auditKindWords } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { AuditFilters } from '../rules.ts'
import { actorOf, changeOf, doneOf, roleOf, whyOf } from '../words.ts'
import { AuditSubject } from './audit-subject.tsx'

type AuditColumnsOptions = { sort: AuditFilters['sort']; onSort: (sort: AuditFilters['sort']) => void }

export function useAuditColumns({ sort, onSort }: AuditColumnsOptions) {
  const moments = useMoments()
  const locale = useLocale()
  return useMemo(
    (): ListColumn<AuditEntryRow>[] => [
      {
        key: 'at',
        head: m.audit_column_at(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular whitespace-nowrap">{moments.short(row.at)}</span>,
      },
      {
        key: 'actor',
        head: m.audit_column_actor(),
        ...sortedColumn({ sort, onSort }, { ascending: 'role', descending: 'roleDown' }, 'ascending'),
        cell: row => {
          const role = roleOf(row)
          return (
            <span className="block max-w-48 min-w-40 whitespace-normal print:min-w-0">
              {actorOf(row, locale)}
              {role && <span className="block text-sm text-text-quiet">{role}</span>}
            </span>
          )
        },
      },
      {
        key: 'action',
        head: m.audit_column_action(),
        ...sortedColumn({ sort, onSort }, { ascending: 'action', descending: 'actionDown' }, 'ascending'),
        cell: row => (
          <span className="block min-w-36 font-medium whitespace-normal print:min-w-0">{doneOf(row)}</span>
        ),
      },
      {
        key: 'subject',
        head: m.audit_column_subject(),
        cell: row => (
          <span className="block min-w-32 whitespace-normal print:min-w-0">
            <AuditSubject row={row} />
          </span>
        ),
      },
      {
        key: 'kind',
        head: m.audit_filter_kind(),
        usual: false,
        ...sortedColumn({ sort, onSort }, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
        cell: row => auditKindWords[row.subject.kind](),
      },
      {
        key: 'change',
        head: m.audit_column_change(),
        roomy: true,
        printed: true,
        fluid: 'wrap',
        cell: row => (
          <span className="block wrap-break-word whitespace-normal">
            <AuditChange row={row} />
          </span>
        ),
      },
      {
        key: 'reason',
        head: m.audit_column_reason(),
        roomy: 'wide',
        printed: true,
        cell: row => (
          <span className="block max-w-40 truncate 2xl:max-w-64 text-text-quiet print:max-w-none print:whitespace-normal print:wrap-anywhere">
            {whyOf(row, locale) ?? '—'}
          </span>
        ),
      },
    ],
    [moments, locale, sort, onSort],
  )
}

/** Before and after, as far as each is known. */
export function AuditChange({ row }: { row: AuditEntryRow }) {
  const { from, to } = changeOf(row, { moments: useMoments(), locale: useLocale() })
  if (from && to) return m.organiser_history_change({ from, to })
  return to ?? from ?? '—'
}

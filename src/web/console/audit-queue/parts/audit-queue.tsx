import { useMemo } from 'react'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { auditSorts } from '#domain/audit/audit-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, SortChoice } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { countSet, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { FilterChipPlace } from '#web/kit/list/filter-chip.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useAuditEntries } from '../queries.ts'
import { auditParameters, auditQuery, everyEntry, readAuditFilters } from '../rules.ts'
import { actorOf, auditSortWords, doneOf } from '../words.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilterFields } from './audit-filter-fields.tsx'
import { AuditSheet } from './audit-sheet.tsx'
import { AuditSubject } from './audit-subject.tsx'

/** The log: who did what, when, to whom and why. */
export function AuditQueue() {
  const moments = useMoments()
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readAuditFilters(parameters), [parameters])
  const list = useAuditEntries(filters)
  const onSort = useLatestCallback((sort: typeof filters.sort) => change({ sort }))
  const columns = useAuditColumns({ sort: filters.sort, onSort })
  const { queue, opened } = useOpeningList<AuditEntryRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.id,
  })
  const narrowing = countSet(filters, everyEntry)
  return (
    <Queue
      choosesColumns
      views={{ list: 'audit', parameters: auditParameters }}
      queue={queue}
      title={m.page_title_organiser_audit()}
      columns={columns}
      total={totalOfTab(list.firstPage, 'all')}
      nameOf={row => m.audit_row_name({ action: doneOf(row), at: moments.short(row.at) })}
      renderNarrow={row => (
        <>
          <button type="button" className="min-h-11 text-left font-medium" onClick={() => queue.open(row.id)}>
            {doneOf(row)}
          </button>
          <p className="text-sm">
            <AuditSubject row={row} />
          </p>
          <p className="text-sm text-text-quiet">
            {[moments.short(row.at), actorOf(row, locale)].join(' · ')}
          </p>
        </>
      )}
      toolbar={
        <FilterChipPlace>
          <div className="flex flex-wrap gap-3 print:hidden">
            <QueueFilters count={narrowing} onReset={() => change(everyEntry)}>
              <AuditFilterFields filters={filters} onChange={change} />
            </QueueFilters>
            <SortChoice value={filters.sort} values={auditSorts} words={auditSortWords} onChange={onSort} />
            <ExportButton list="audit" filters={auditQuery(filters)} />
          </div>
        </FilterChipPlace>
      }
      empty={
        <ListEmpty
          title={narrowing > 0 ? m.audit_found_none() : m.audit_none()}
          text={narrowing > 0 ? m.audit_found_none_text() : m.audit_none_text()}
          onShowAll={narrowing > 0 ? () => change(everyEntry) : undefined}
        />
      }
    >
      {opened.row && <AuditSheet row={opened.row} onClose={opened.close} />}
    </Queue>
  )
}

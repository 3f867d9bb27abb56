import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { GroupRow } from '#contract/organiser-group.ts'
import { type GroupSort, groupSorts } from '#domain/group/group-list.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { countSet } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useGroups } from '../queries.ts'
import { anyGroup, groupParameters, groupQuery, readGroupFilters } from '../rules.ts'
import { GroupPhone, membersSearch, useGroupColumns } from './group-columns.tsx'
import { GroupFilterFields } from './group-filter-fields.tsx'

const sortWords: Record<GroupSort, () => string> = {
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  coordinator: m.group_list_coordinator_up,
  coordinatorDown: m.group_list_coordinator_down,
  largest: m.group_list_largest,
  smallest: m.group_list_smallest,
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  companyType: m.organiser_sort_company_type_up,
  companyTypeDown: m.organiser_sort_company_type_down,
}

/** The groups of the edition with whom to call about each; a row leads to its people. */
export function GroupQueue() {
  const locale = useLocale()
  const navigate = useNavigate()
  const to = usePaths()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readGroupFilters(parameters), [parameters])
  const list = useGroups(filters)
  const onSort = useLatestCallback((sort: GroupSort) => change({ sort }))
  const columns = useGroupColumns({ sort: filters.sort, onSort })
  const people = (row: GroupRow) => ({ pathname: to('organiser-applications'), search: membersSearch(row) })
  const queue = useList<GroupRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: row => navigate(people(row)),
  })
  const narrowing = countSet(filters, anyGroup)
  const narrowed = narrowing > 0 || filters.q !== ''
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'groups', parameters: groupParameters }}
      title={m.page_title_organiser_groups()}
      columns={columns}
      nameOf={row => row.company}
      total={list.firstPage?.counts.all}
      renderNarrow={row => (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <Link className="text-link inline-flex min-h-6 items-center font-medium" to={people(row)}>
              {row.company}
            </Link>
            <span className="tabular shrink-0 text-sm text-text-quiet">
              {m.group_list_people({ count: row.members })}
            </span>
          </p>
          <p className="mt-1 text-sm">{colleagueName(locale, row.coordinator)}</p>
          <p className="text-sm">
            <GroupPhone phone={row.phone} />
          </p>
        </>
      )}
      toolbar={
        <QueueToolbar
          tabs={null}
          searchLabel={m.group_list_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters count={narrowing} onReset={() => change(anyGroup)}>
                <GroupFilterFields filters={filters} onChange={change} />
              </QueueFilters>
              <SortChoice value={filters.sort} values={groupSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="groups" filters={groupQuery(filters)} />
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.group_list_found_none() : m.group_list_none()}
          text={narrowed ? m.group_list_found_none_text() : m.group_list_none_text()}
          onShowAll={narrowed ? () => change({ ...anyGroup, q: null }) : undefined}
        />
      }
    />
  )
}

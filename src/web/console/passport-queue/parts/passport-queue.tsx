import { Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  type PassportRow,
  passportsAtOnce,
  type SecurityDecision,
  securityDecisions,
} from '#contract/organiser-passport.ts'
import { citizenshipSides } from '#domain/application/application-filter.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { passportSorts } from '#domain/passport/passport-sort.ts'
import { isEmptyList, type ListCounts } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { usePassportQueue } from '#web/console/passport/queries.ts'
import {
  openPassportDecisions,
  type PassportFilters,
  passportParameters,
  passportQuery,
  passportTabs,
  readPassportFilters,
} from '#web/console/passport/rules.ts'
import { passportDecisionIcons, passportDecisionWords } from '#web/console/passport/words.ts'
import { citizenshipWords } from '#web/console/person/words.ts'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { foundElsewhere, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { passportWords } from '#web/kit/words/status-words.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { usePassportCounts } from '../queries.ts'
import { DecidePassportsDialog } from './decide-passports-dialog.tsx'
import { PassportCard, usePassportColumns } from './passport-columns.tsx'
import { PrintList } from './print-list.tsx'

const sortWords: Record<PassportFilters['sort'], () => string> = {
  saved: m.audit_oldest,
  savedDown: m.audit_newest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  citizenship: m.organiser_sort_citizenship_up,
  citizenshipDown: m.organiser_sort_citizenship_down,
  state: m.organiser_sort_check_up,
  stateDown: m.organiser_sort_check_down,
}

/** The queue of the passport check. Nothing secret is in it; a record's page opens the data and records who looked. */
export function PassportQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const search = useListQuery(parameters)
  const list = usePassportQueue(filters)
  const onSort = useLatestCallback((sort: PassportFilters['sort']) =>
    change({ sort: sort === 'saved' ? null : sort }),
  )
  const columns = usePassportColumns({
    search,
    sort: filters.sort,
    onSort,
  })
  const openRecord = useOpenRecord()
  const mayDecide = useOrganiser().may('decide-passports')
  const [asking, setAsking] = useState<{
    decision: SecurityDecision
    rows: readonly PassportRow[]
  } | null>(null)
  const to = usePaths()
  const queue = useList<PassportRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.applicationGuid,
    selectable: mayDecide,
    onOpen: ({ applicationGuid: guid }) =>
      openRecord({ pathname: to('organiser-passport', { guid }), search }),
  })
  const { data: filterCounts } = usePassportCounts(filters)
  return (
    <Queue
      choosesColumns
      views={{ list: 'passports', parameters: passportParameters }}
      queue={queue}
      title={m.organiser_passports()}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={row => <PassportCard row={row} search={search} />}
      total={totalOfTab(list.firstPage, filters.security)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="security"
              value={filters.security}
              statuses={passportTabs}
              words={passportWords}
              counts={list.firstPage}
            />
          }
          searchLabel={m.organiser_passports_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters
                count={[filters.from ?? filters.to, filters.citizenship !== 'all'].filter(Boolean).length}
                onReset={() => change({ from: null, to: null, citizenship: null })}
              >
                <FilterChoice
                  label={m.organiser_filter_citizenship()}
                  anyText={m.organiser_any_citizenship()}
                  value={filters.citizenship}
                  values={citizenshipSides}
                  wordOf={value => citizenshipWords[value]()}
                  counts={filterCounts?.counts.citizenship}
                  onChange={citizenship => change({ citizenship })}
                />
                <DayRange
                  legend={m.organiser_column_saved()}
                  from={filters.from}
                  to={filters.to}
                  onChange={change}
                />
              </QueueFilters>
              <SortChoice value={filters.sort} values={passportSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="passports" filters={passportQuery(filters)} />
            </>
          }
          note={
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="flex items-center gap-2 text-sm text-text-quiet">
                <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
                {m.organiser_viewing_is_recorded()}
              </p>
              <PrintList />
            </div>
          }
        />
      }
      empty={<PassportEmpty filters={filters} list={list.firstPage} onChange={change} />}
      bars={
        <SelectionBar count={queue.ticked.length} label={m.passport_bulk_selected_label()}>
          <Deeds
            rows={queue.ticked.slice(0, passportsAtOnce)}
            onDecide={(decision, rows) => setAsking({ decision, rows })}
          />
        </SelectionBar>
      }
    >
      {asking && (
        <DecidePassportsDialog
          {...asking}
          onClose={done => {
            setAsking(null)
            if (done) queue.goOn(new Set(asking.rows.map(row => row.applicationGuid)))
          }}
        />
      )}
    </Queue>
  )
}

type DeedsProps = {
  rows: readonly PassportRow[]
  onDecide: (decision: SecurityDecision, rows: readonly PassportRow[]) => void
}

/** The decisions that at least one of these may get, with how many. */
function Deeds({ rows, onDecide }: DeedsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {securityDecisions.map(decision => {
        const open = rows.filter(row => openPassportDecisions(row).includes(decision))
        return (
          open.length > 0 && (
            <PageButton
              icon={passportDecisionIcons[decision]}
              plain
              count={open.length}
              key={decision}
              size="sm"
              variant={decision === 'verify' ? 'primary' : 'secondary'}
              onClick={() => onDecide(decision, open)}
            >
              {passportDecisionWords[decision].verb()}
            </PageButton>
          )
        )
      })}
    </div>
  )
}

type PassportEmptyProps = {
  filters: PassportFilters
  /** How many the same search finds under each tab. */
  list: ListCounts<PassportQueueState> | undefined
  /** Changes the list's address. */
  onChange: (changes: Record<string, string | null>) => void
}

/** Why the queue is empty, and what to do next. */
function PassportEmpty({ filters, list, onChange }: PassportEmptyProps) {
  const reset = () => onChange({ q: null, from: null, to: null, citizenship: null })
  if (filters.q || filters.from || filters.to || filters.citizenship !== 'all') {
    const found = foundElsewhere(passportTabs, list?.counts, filters.security)
    if (found.length > 0)
      return (
        <QueueElsewhere
          parameter="security"
          found={found}
          words={passportWords}
          actionText={m.organiser_search_clear()}
          onReset={reset}
        />
      )
    return (
      <ListEmpty
        title={m.organiser_nobody_found()}
        text={m.organiser_passports_not_found_text()}
        actionText={m.organiser_search_clear()}
        onShowAll={reset}
      />
    )
  }
  if (isEmptyList(list))
    return <ListEmpty title={m.organiser_passports_nobody()} text={m.organiser_passports_nobody_text()} />
  const showAll = () => onChange({ security: 'all' })
  if (filters.security === 'passportPending')
    return (
      <ListEmpty
        done
        title={m.organiser_passports_done()}
        text={m.organiser_passports_done_text()}
        onShowAll={showAll}
      />
    )
  return (
    <ListEmpty
      title={m.organiser_passports_none()}
      text={m.organiser_passports_none_text()}
      onShowAll={filters.security === 'all' ? undefined : showAll}
    />
  )
}

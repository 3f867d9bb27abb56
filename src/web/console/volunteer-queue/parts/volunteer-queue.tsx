import { useMemo, useState } from 'react'
import type { VolunteerDecision, VolunteerRow } from '#contract/organiser-volunteer.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { type VolunteerSort, volunteerSorts } from '#domain/volunteer/volunteer-sort.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords } from '#messages/staff-word.ts'
import { studyYearWords, volunteerWords } from '#messages/volunteer-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { foundElsewhere, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { reviewTones } from '#web/kit/words/staff-words.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useVolunteerRows } from '../queries.ts'
import {
  anyVolunteer,
  narrowingVolunteers,
  readVolunteerFilters,
  volunteerParameters,
  volunteerQuery,
} from '../rules.ts'
import { volunteerTabs, volunteerTones } from '../words.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { VolunteerDeeds } from './volunteer-deeds.tsx'
import { VolunteerFilterFields } from './volunteer-filter-fields.tsx'
import { VolunteerSheet } from './volunteer-sheet.tsx'

const sortWords: Record<VolunteerSort, () => string> = {
  oldest: m.audit_oldest,
  newest: m.audit_newest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  study: m.volunteer_sort_study_up,
  studyDown: m.volunteer_sort_study_down,
  city: m.volunteer_sort_city_up,
  cityDown: m.volunteer_sort_city_down,
  mostShifts: m.volunteer_sort_shifts_down,
  fewestShifts: m.volunteer_sort_shifts_up,
  check: m.volunteer_sort_check_up,
  checkDown: m.volunteer_sort_check_down,
  state: m.volunteer_sort_state_up,
  stateDown: m.volunteer_sort_state_down,
}

/** Volunteers by state: read, chosen several at a time, with what each of them is told. */
export function VolunteerQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readVolunteerFilters(parameters), [parameters])
  const list = useVolunteerRows(filters)
  const [asking, setAsking] = useState<{ decision: VolunteerDecision; rows: readonly VolunteerRow[] } | null>(
    null,
  )
  const { queue, opened } = useOpeningList<VolunteerRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: true,
  })
  const counts = list.firstPage?.counts
  const deeds = (rows: readonly VolunteerRow[]) => (
    <VolunteerDeeds rows={rows} onDecide={(decision, chosen) => setAsking({ decision, rows: chosen })} />
  )
  const elsewhere = filters.q ? foundElsewhere(volunteerStates, counts, filters.state) : []
  const narrowed = filters.q !== '' || narrowingVolunteers(filters) > 0
  const { sort } = filters
  const onSort = useLatestCallback((chosen: VolunteerSort) =>
    change({ sort: chosen === 'oldest' ? null : chosen }),
  )
  const columns = useVolunteerColumns({ sort, onSort })
  return (
    <Queue
      choosesColumns
      views={{ list: 'volunteers', parameters: volunteerParameters }}
      queue={queue}
      title={m.page_title_organiser_volunteers()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="-my-2.5 py-2.5 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {nameIn(locale, row)}
          </button>
          <p className="text-sm text-text-quiet">{studyOf(row)}</p>
          <p className="mt-1 text-sm">
            <StateWord volunteer={row} />
          </p>
        </>
      )}
      total={totalOfTab(list.firstPage, filters.state)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="state"
              value={filters.state}
              statuses={volunteerStates}
              words={volunteerTabs}
              counts={list.firstPage}
            />
          }
          searchLabel={m.volunteer_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters count={narrowingVolunteers(filters)} onReset={() => change(anyVolunteer)}>
                <VolunteerFilterFields filters={filters} onChange={change} />
              </QueueFilters>
              <SortChoice value={sort} values={volunteerSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="volunteers" filters={volunteerQuery(filters)} />
            </>
          }
        />
      }
      empty={
        elsewhere.length > 0 ? (
          <QueueElsewhere
            parameter="state"
            found={elsewhere}
            words={volunteerTabs}
            actionText={m.organiser_search_clear()}
            onReset={() => change({ q: null })}
          />
        ) : (
          <ListEmpty
            done={filters.state === 'new' && !narrowed && !isEmptyList(list.firstPage)}
            title={
              narrowed
                ? m.group_found_nobody()
                : filters.state === 'new' && !isEmptyList(list.firstPage)
                  ? m.volunteer_empty_new()
                  : m.volunteer_none()
            }
            text={narrowed ? m.staff_found_none_text() : m.volunteer_empty_text()}
            onShowAll={
              !narrowed && (filters.state === 'all' || isEmptyList(list.firstPage))
                ? undefined
                : () => change({ ...anyVolunteer, q: null, state: 'all' })
            }
          />
        )
      }
      bars={<SelectionBar count={queue.ticked.length}>{deeds(queue.ticked)}</SelectionBar>}
    >
      {opened.row && (
        <VolunteerSheet volunteer={opened.row} actions={deeds([opened.row])} onClose={opened.close} />
      )}
      {asking && (
        <DecisionDialog
          decision={asking.decision}
          rows={asking.rows}
          onClose={done => {
            setAsking(null)
            if (!done) return
            opened.close()
            queue.goOn(new Set(asking.rows.map(({ guid }) => guid)))
          }}
        />
      )}
    </Queue>
  )
}

type Ordered = { sort: VolunteerSort; onSort: (sort: VolunteerSort) => void }

function useVolunteerColumns({ sort, onSort }: Ordered): ListColumn<VolunteerRow>[] {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo(() => {
    const order = { sort, onSort }
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => nameIn(locale, row),
      },
      {
        key: 'study',
        head: m.volunteer_column_study(),
        ...sortedColumn(order, { ascending: 'study', descending: 'studyDown' }, 'ascending'),
        fluid: true,
        cell: row => <span className="block truncate">{studyOf(row)}</span>,
      },
      {
        key: 'city',
        head: m.volunteer_city(),
        ...sortedColumn(order, { ascending: 'city', descending: 'cityDown' }, 'ascending'),
        cell: row => row.city,
        roomy: true,
      },
      {
        key: 'shifts',
        head: m.volunteer_column_shifts(),
        ...sortedColumn(order, { ascending: 'fewestShifts', descending: 'mostShifts' }, 'descending'),
        alignTo: 'end',
        cell: row => row.shifts,
      },
      {
        key: 'check',
        head: m.volunteer_column_check(),
        ...sortedColumn(order, { ascending: 'check', descending: 'checkDown' }, 'ascending'),
        roomy: true,
        cell: row =>
          row.review === 'unconfirmed' ? (
            '—'
          ) : (
            <StatusWord tone={reviewTones[row.review]}>{reviewStateWords[row.review]()}</StatusWord>
          ),
      },
      {
        key: 'sent',
        head: m.volunteer_column_sent(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'ascending'),
        roomy: true,
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.createdAt)}</span>,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <StateWord volunteer={row} />,
      },
    ]
  }, [locale, moments, sort, onSort])
}

function StateWord({ volunteer: { state } }: { volunteer: VolunteerRow }) {
  return <StatusWord tone={volunteerTones[state]}>{volunteerWords[state]()}</StatusWord>
}

function studyOf({ university, studyYear }: VolunteerRow): string {
  return `${university}, ${studyYearWords[studyYear]()}`
}

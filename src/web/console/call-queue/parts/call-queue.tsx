import { useMemo } from 'react'
import type { CallRow } from '#contract/organiser-call.ts'
import { type CallSort, callSorts } from '#domain/passport/call-sort.ts'
import { callTabs } from '#domain/passport/mismatch-call.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { callOutcomeWords } from '#messages/call-word.ts'
import { m } from '#messages/compiled/messages.js'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { OwnerFilter } from '#web/console/organiser-owner/view.tsx'
import { QueueFilters, SortChoice } from '#web/console/queue/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useCallCounts, useCallQueue, useLiveCalls } from '../queries.ts'
import {
  anyCall,
  type CallFilters,
  callParameters,
  callQuery,
  narrowingCalls,
  readCallFilters,
} from '../rules.ts'
import { callSortWords, callTabWords } from '../words.ts'
import { CallBar } from './call-bar.tsx'
import { CallSheet } from './call-sheet.tsx'

/** Whom to call because the passport did not match, at first the oldest promise. */
export function CallQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readCallFilters(parameters), [parameters])
  const list = useCallQueue(filters)
  useLiveCalls()
  const { sort } = filters
  const onSort = useLatestCallback((next: CallSort) => change({ sort: next === 'turn' ? null : next }))
  const columns = useMemo((): ListColumn<CallRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => <span className="font-medium">{nameIn(locale, row)}</span>,
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn(order, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        roomy: true,
        fluid: true,
        cell: row => orNotGiven(row.company),
      },
      {
        key: 'since',
        head: m.organiser_column_waiting(),
        // Whoever was found last has waited shortest.
        ...sortedColumn(order, { ascending: 'newest', descending: 'oldest' }, 'descending'),
        cell: row => <CallAge row={row} />,
      },
      {
        key: 'next',
        head: m.call_column_next(),
        ...sortedColumn(order, { ascending: 'turn', descending: 'turnDown' }, 'ascending'),
        cell: row => (
          <span className="tabular">{row.callAt ? moments.short(row.callAt) : m.call_next_now()}</span>
        ),
      },
      {
        key: 'last',
        // A desk of 1280 pixels needs its room for whole names.
        roomy: 'widest',
        head: m.call_column_last(),
        ...sortedColumn(order, { ascending: 'outcome', descending: 'outcomeDown' }, 'ascending'),
        cell: row => (row.lastOutcome ? callOutcomeWords[row.lastOutcome]() : '—'),
      },
      {
        key: 'attempts',
        // With it a desk of 1280 pixels would scroll sideways.
        usual: false,
        head: m.call_column_attempts(),
        alignTo: 'end',
        ...sortedColumn(order, { ascending: 'fewestAttempts', descending: 'mostAttempts' }, 'descending'),
        cell: row => <span className="tabular">{row.attempts}</span>,
      },
      {
        key: 'owner',
        head: m.call_column_owner(),
        ...sortedColumn(order, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        cell: row => (row.owner ? colleagueName(locale, row.owner.name) : '—'),
      },
    ]
  }, [locale, moments, sort, onSort])
  return (
    <StatusQueue
      views={{ list: 'calls', parameters: callParameters }}
      title={m.page_title_organiser_calls()}
      list={list}
      filters={filters}
      statuses={callTabs}
      words={callTabWords}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={(row, open) => (
        <>
          <button
            type="button"
            className="-my-2.5 py-2.5 text-left font-medium"
            onClick={() => open(row.guid)}
          >
            {nameIn(locale, row)}
          </button>
          <p className="text-sm">
            <CallAge worded row={row} />
          </p>
          <p className="text-sm text-text-quiet">
            {[
              m.call_next_when({ when: row.callAt ? moments.short(row.callAt) : m.call_next_now() }),
              row.lastOutcome && callOutcomeWords[row.lastOutcome](),
              row.owner && colleagueName(locale, row.owner.name),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
      searchLabel={m.call_search()}
      controls={
        <>
          <QueueFilters count={narrowingCalls(filters)} onReset={() => change(anyCall)}>
            <CallFilterFields filters={filters} onChange={change} />
          </QueueFilters>
          <SortChoice value={sort} values={callSorts} words={callSortWords} onChange={onSort} />
          <ExportButton list="calls" filters={callQuery(filters)} />
        </>
      }
      narrowing={{ isSet: narrowingCalls(filters) > 0, none: anyCall }}
      empty={{ title: m.call_none(), text: m.call_none_text() }}
      notFound={{ title: m.group_found_nobody(), text: m.call_not_found_text() }}
      elsewhere={filters.status === 'due' ? 'later' : 'due'}
      selectable
      renderTicked={(rows, goOn) => <CallBar calls={rows} onDone={goOn} />}
      renderAlone={(guid, close) => <CallSheet guid={guid} row={null} onClose={close} />}
    >
      {(row, close) => <CallSheet guid={row.guid} row={row} onClose={close} />}
    </StatusQueue>
  )
}

type CallFilterFieldsProps = {
  filters: CallFilters
  onChange: (changes: Record<string, string | null>) => void
}

function CallFilterFields({ filters, onChange }: CallFilterFieldsProps) {
  const { owner, from, to } = filters
  const counts = useCallCounts(filters).data?.counts
  return (
    <>
      <OwnerFilter value={owner} counts={counts?.owner} onChange={value => onChange({ owner: value })} />
      <DayRange legend={m.call_found_on()} from={from} to={to} onChange={onChange} />
    </>
  )
}

/** Since the data did not match; only the first call is promised. */
function CallAge({ row: { openedAt, attempts }, worded }: { row: CallRow; worded?: boolean }) {
  return <WaitingAge what={attempts === 0 ? 'calls' : null} since={openedAt} worded={worded} />
}

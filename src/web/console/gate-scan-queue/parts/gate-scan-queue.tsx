import { useMemo } from 'react'
import { type GateScanRow, gateOutcomes } from '#contract/organiser-gate.ts'
import { type GateScanSort, gateScanSorts } from '#domain/gate/gate-scan-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords } from '#messages/gate-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useGateScans } from '../queries.ts'
import {
  anyScan,
  isNarrowed,
  narrowingScans,
  readScanFilters,
  type ScanFilters,
  scanParameters,
  scanQuery,
} from '../rules.ts'
import { outcomeTabs, outcomeTones, outcomeWord, scannedName, scanSortWords } from '../words.ts'
import { GateScanFilterFields } from './gate-scan-filter-fields.tsx'
import { GateScanSheet } from './gate-scan-sheet.tsx'
import { InsideCounts } from './inside-counts.tsx'

const everything = { ...anyScan, q: null, outcome: null }

/** The log of the gates: who passed where, who did not and why, and what does not fit together. */
export function GateScanQueue() {
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readScanFilters(parameters), [parameters])
  const list = useGateScans(filters)
  const { queue, opened } = useOpeningList<GateScanRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: false,
  })
  const { sort } = filters
  const onSort = useLatestCallback((next: GateScanSort) => change({ sort: next === 'newest' ? null : next }))
  const countOf = (outcome: ScanFilters['outcome']) => totalOfTab(list.firstPage, outcome)
  const columns = useMemo(
    (): ListColumn<GateScanRow>[] => [
      {
        key: 'at',
        head: m.gate_log_at(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular">{moments.short(row.at)}</span>,
      },
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: scannedName,
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        roomy: true,
        ...sortedColumn({ sort, onSort }, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        cell: row => <span className="block max-w-56 truncate">{row.company ?? '—'}</span>,
      },
      {
        key: 'gate',
        head: m.gate_log_gate(),
        ...sortedColumn({ sort, onSort }, { ascending: 'gate', descending: 'gateDown' }, 'ascending'),
        cell: row => row.gate,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn({ sort, onSort }, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <Outcome scan={row} />,
      },
    ],
    [moments, sort, onSort],
  )
  return (
    <Queue
      choosesColumns
      views={{ list: 'gateScans', parameters: scanParameters }}
      queue={queue}
      title={m.page_title_organiser_gate_scans()}
      columns={columns}
      nameOf={scannedName}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="min-h-11 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {scannedName(row)}
          </button>
          <p className="text-sm text-text-quiet">{[moments.short(row.at), row.gate].join(' · ')}</p>
          <p className="mt-1 text-sm">
            <Outcome scan={row} />
          </p>
        </>
      )}
      total={countOf(filters.outcome)}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organiser_status_tabs()}
              parameter="outcome"
              value={filters.outcome}
              tabs={[
                ...gateOutcomes.map(value => ({
                  value,
                  label: outcomeTabs[value](),
                  count: countOf(value),
                })),
                {
                  value: 'all',
                  label: m.organiser_all(),
                  count: countOf('all'),
                },
              ]}
            />
          }
          searchLabel={m.gate_log_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters count={narrowingScans(filters)} onReset={() => change(anyScan)}>
                <GateScanFilterFields filters={filters} gate={list.items?.[0]?.gate} onChange={change} />
              </QueueFilters>
              <SortChoice value={sort} values={gateScanSorts} words={scanSortWords} onChange={onSort} />
              <ExportButton list="gateScans" filters={scanQuery(filters)} />
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={isNarrowed(filters) ? m.gate_log_found_none() : m.gate_log_empty()}
          text={isNarrowed(filters) ? m.list_found_none_text() : m.gate_log_empty_text()}
          onShowAll={isNarrowed(filters) ? () => change(everything) : undefined}
        />
      }
      bars={<InsideCounts zones={list.firstPage?.zones} />}
    >
      {opened.row && <GateScanSheet scan={opened.row} onClose={opened.close} />}
    </Queue>
  )
}

/** The outcome with its most telling reason. */
function Outcome({ scan }: { scan: GateScanRow }) {
  const [reason] = scan.reasons
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <StatusWord tone={outcomeTones[scan.outcome]}>{outcomeWord(scan)}</StatusWord>
      {reason && scan.outcome !== 'admitted' && (
        <span className="text-text-quiet">{gateReasonWords[reason]()}</span>
      )}
      {scan.conflicts.length > 0 && <StatusWord tone="attention">{m.gate_log_has_conflict()}</StatusWord>}
    </span>
  )
}

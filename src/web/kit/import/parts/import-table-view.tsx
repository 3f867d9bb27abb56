import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isRowCount } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useFitsTable } from '#web/ui/use-media.ts'
import { isRepeat } from '../import-table.ts'
import type { ImportTable } from '../use-import-table.ts'
import type { ListSource } from '../use-read-list.ts'
import { ColumnChoice, tellsPeople } from './column-choice.tsx'
import { FillForAll } from './fill-for-all.tsx'
import { ImportCards } from './import-cards.tsx'
import { ImportGrid } from './import-grid.tsx'
import { filterRows, RowFilter, type RowFilterKey } from './row-filter.tsx'
import type { FaultJump } from './use-fault-jump.ts'

type ImportTableViewProps = {
  table: ImportTable
  jump: FaultJump
  sending: boolean
  error: Error | null
  reading: { isPending: boolean; error: Error | null }
  onRead: (source: ListSource) => void
}

/** What was read, how many faults it has, and every cell to correct in place. */
export function ImportTableView({ table, jump, sending, error, reading, onRead }: ImportTableViewProps) {
  const fits = useFitsTable()
  const [filter, setFilter] = useState<RowFilterKey>('all')
  // A fault that the filter hides makes its row visible.
  const hidden = jump.target !== null && filter === 'incomplete'
  const rows = hidden ? table.rows : filterRows(table.rows, filter)
  if (hidden) setFilter('all')
  const columns = <ColumnChoice key={keyOf(table)} table={table} reading={reading} onRead={onRead} />
  if (!tellsPeople(table.headings))
    return (
      <div className="space-y-6">
        <Banner tone="attention" title={m.import_columns_none()}>
          {table.list === 'employees' ? m.import_columns_none_employees() : m.import_columns_none_text()}
        </Banner>
        {columns}
        <Button variant="quiet" className="-ml-4.75" onClick={table.clear}>
          {m.import_other()}
        </Button>
      </div>
    )
  if (table.rows.length === 0)
    return (
      <EmptyState
        title={m.import_none_left()}
        action={<Button onClick={table.clear}>{m.import_other()}</Button>}
      >
        {m.import_none_left_text()}
      </EmptyState>
    )
  const Rows = fits ? ImportGrid : ImportCards
  return (
    <div aria-busy={sending} className="space-y-4">
      {error && <SendFailure error={error} />}
      <Summary table={table} onNext={jump.next} disabled={sending} />
      {columns}
      <FillForAll table={table} disabled={sending} />
      <RowFilter rows={table.rows} value={filter} onChange={setFilter} />
      {rows.length === 0 ? (
        <p className="py-6 text-text-quiet">{m.import_nothing_here()}</p>
      ) : (
        <Rows rows={rows} table={table} jump={jump} disabled={sending} />
      )}
    </div>
  )
}

/** A list read with other columns has another choice to begin with. */
function keyOf({ headings }: ImportTable): string {
  return headings.map(({ text, column }) => `${text} ${column}`).join('|')
}

function SendFailure({ error }: { error: Error }) {
  const cells = error instanceof ApiError && error.details.length > 0
  return (
    <Banner tone="negative" announce="alert" title={m.import_not_added()}>
      {cells ? m.import_not_added_text() : error.message}
    </Banner>
  )
}

type SummaryProps = { table: ImportTable; onNext: () => void; disabled: boolean }

function Summary({ table, onNext, disabled }: SummaryProps) {
  const { rows, headings } = table
  const repeats = rows.filter(isRepeat).length
  const doubles = rows.filter(({ double }) => double).length
  const unknown = headings.filter(({ text, column }) => column === null && !isRowCount(text))
  // Repeats go with one button, so they are no rows to correct.
  const faulty = rows.filter(row => row.faults.length > 0 && !isRepeat(row)).length
  const fresh = rows.length - repeats
  const incomplete = rows.filter(({ missing }) => missing.length > 0).length
  const told = useRef<HTMLDivElement>(null)
  // The field or file that had the focus is gone.
  useEffect(() => told.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div ref={told} tabIndex={-1} className="min-w-0 space-y-1.5 outline-none">
        <p role="status">
          {faulty > 0 ? (
            <StatusChip tone="negative">
              {m.import_attention({ count: faulty, total: rows.length })}
            </StatusChip>
          ) : (
            fresh > 0 && <StatusChip tone="positive">{m.import_ready({ count: fresh })}</StatusChip>
          )}
        </p>
        {repeats > 0 && (
          <p className="measure text-sm text-text-quiet">{m.import_repeats_found({ count: repeats })}</p>
        )}
        {incomplete > 0 && (
          <p className="measure text-sm text-text-quiet">{m.import_incomplete({ count: incomplete })}</p>
        )}
        {doubles > 0 && (
          <p className="measure text-sm text-attention">{m.import_doubles({ count: doubles })}</p>
        )}
        {unknown.length > 0 && (
          <p className="measure text-sm text-text-quiet">
            {m.import_unknown({ names: unknown.map(({ text }) => text.replace(/\.+$/, '')).join(', ') })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {/* Aligned with the left edge where the buttons have a line of their own. */}
        <Button
          variant="quiet"
          className="-ml-4.75 max-sm:order-last"
          disabled={disabled}
          onClick={table.clear}
        >
          {m.import_other()}
        </Button>
        {repeats > 0 && (
          <Button variant="secondary" disabled={disabled} onClick={table.removeRepeats}>
            {m.import_remove_repeats({ count: repeats })}
          </Button>
        )}
        {faulty > 0 && (
          <Button
            variant="secondary"
            className="max-sm:hidden"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={onNext}
          >
            {m.import_next_fault()}
          </Button>
        )}
      </div>
    </div>
  )
}

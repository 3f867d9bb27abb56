import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import type { JudgedRow } from '../import-table.ts'

const filters = {
  all: { word: m.import_filter_all, holds: () => true },
  faults: { word: m.import_filter_faults, holds: (row: JudgedRow) => row.faults.length > 0 },
  incomplete: { word: m.import_filter_incomplete, holds: (row: JudgedRow) => row.missing.length > 0 },
}

export type RowFilterKey = keyof typeof filters

export function filterRows(rows: readonly JudgedRow[], key: RowFilterKey): JudgedRow[] {
  return rows.filter(filters[key].holds)
}

type RowFilterProps = {
  rows: readonly JudgedRow[]
  value: RowFilterKey
  onChange: (key: RowFilterKey) => void
}

/** Which rows are shown, each with how many there are. */
export function RowFilter({ rows, value, onChange }: RowFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{m.import_filter_label()}</legend>
      {(Object.keys(filters) as RowFilterKey[]).map(key => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          onClick={() => onChange(key)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm',
            value === key ? 'border-accent-text bg-accent-soft font-medium' : 'border-line hover:bg-sunken',
          )}
        >
          {filters[key].word()}
          <span className="tabular text-text-quiet">{filterRows(rows, key).length}</span>
        </button>
      ))}
    </fieldset>
  )
}

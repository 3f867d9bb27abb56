import { Trash2 } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { ImportField } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { CardGap } from '#web/kit/list/list-gap.tsx'
import { usePanelWindow } from '#web/kit/list/list-window.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { JudgedRow } from '../import-table.ts'
import { CellControl } from './cell-control.tsx'
import { fieldWords } from './cell-words.ts'
import { type ImportRowsProps, rowId } from './import-grid.tsx'

/** The list on a phone: one person after another, with the fields that need attention open. */
export function ImportCards({ rows: items, ...rest }: ImportRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  // Cards are unmounted as one scrolls, so what is open in them is kept here.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const wanted = useRef(new Map<string, Set<ImportField>>())
  const { rows, below, measure } = usePanelWindow(
    { items, idOf: rowId, active: rest.jump.row, whole: false },
    list,
  )
  const open = (id: string, all: boolean) =>
    setOpened(known => new Set(all ? [...known, id] : [...known].filter(each => each !== id)))
  return (
    <ul ref={list} className="divide-y border-y">
      {rows.map(({ item: row, index, gap }) => (
        <Fragment key={row.id}>
          <CardGap height={gap} />
          <li
            ref={measure}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            className="py-4"
          >
            <ImportCard
              row={row}
              wanted={withWanted(wanted.current, row)}
              all={opened.has(row.id)}
              onAll={all => open(row.id, all)}
              {...rest}
            />
          </li>
        </Fragment>
      ))}
      <CardGap height={below} />
    </ul>
  )
}

/**
 * The fields of a row that have had a fault since the list was opened. A corrected field stays where it was, so that nothing moves under the finger.
 */
function withWanted(known: Map<string, Set<ImportField>>, row: JudgedRow): ReadonlySet<ImportField> {
  const told: ImportField[] = row.double ? ['phone'] : []
  const wanted = new Set([...(known.get(row.id) ?? []), ...row.faults, ...row.missing, ...told])
  known.set(row.id, wanted)
  return wanted
}

type ImportCardProps = Omit<ImportRowsProps, 'rows'> & {
  row: JudgedRow
  wanted: ReadonlySet<ImportField>
  /** Whether every field is shown, not only those with faults. */
  all: boolean
  onAll: (all: boolean) => void
}

function ImportCard({ row, wanted, all, onAll, table, jump, disabled }: ImportCardProps) {
  const fields = all ? table.shown : table.shown.filter(field => wanted.has(field))
  const { lastName, firstName, latinLastName, phone } = row.texts
  const name = [lastName || latinLastName, firstName].filter(part => part !== '').join(' ')
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name || m.import_row_of({ number: row.number })}</p>
          <p className="tabular truncate text-sm text-text-quiet">
            {[m.import_row_of({ number: row.number }), phone].filter(part => part !== '').join(' · ')}
          </p>
        </div>
        <IconButton
          label={m.import_row_remove({ number: row.number })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={disabled}
          onClick={() => table.remove(row.id)}
        />
      </div>
      {fields.length > 0 && (
        <div className="mt-3 space-y-3">
          {fields.map(field => (
            <div key={field}>
              <p aria-hidden="true" className="mb-1 text-sm font-medium">
                {fieldWords[field]()}
              </p>
              <CellControl
                row={row}
                field={field}
                table={table}
                jump={jump}
                disabled={disabled}
                dense={false}
              />
            </div>
          ))}
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-3"
        aria-expanded={all}
        onClick={() => onAll(!all)}
      >
        {all ? m.import_row_fewer_fields() : m.import_row_all_fields()}
      </Button>
    </>
  )
}

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ImportField } from '#domain/group/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CellControl } from './cell-control.tsx'
import { fieldWords } from './cell-words.ts'
import type { ImportRowsProps } from './import-grid.tsx'
import type { JudgedRow } from './import-table.ts'

/** The list on a phone: a person after the other, with the fields that want something open. */
export function ImportCards({ rows, ...rest }: ImportRowsProps) {
  return (
    <ul className="divide-y border-y">
      {rows.map(row => (
        <ImportCard key={row.id} row={row} {...rest} />
      ))}
    </ul>
  )
}

type ImportCardProps = Omit<ImportRowsProps, 'rows'> & { row: JudgedRow }

function ImportCard({ row, table, jump, disabled }: ImportCardProps) {
  const [all, setAll] = useState(false)
  // A field that was put right stays where it was: nothing moves under the finger.
  const wanted = useRef(new Set<ImportField>())
  for (const field of [...row.faults, ...row.missing]) wanted.current.add(field)
  const fields = all ? table.shown : table.shown.filter(field => wanted.current.has(field))
  const { lastName, firstName, latinLastName, phone } = row.texts
  const name = [lastName || latinLastName, firstName].filter(part => part !== '').join(' ')
  return (
    <li className="late py-4 [--late-height:6rem]">
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
        onClick={() => setAll(!all)}
      >
        {all ? m.import_row_fewer_fields() : m.import_row_all_fields()}
      </Button>
    </li>
  )
}

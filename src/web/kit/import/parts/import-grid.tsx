import { CircleAlert, Trash2 } from 'lucide-react'
import { Fragment, useRef } from 'react'
import type { ImportField } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { TableGap } from '#web/kit/list/list-gap.tsx'
import { useBoxWindow } from '#web/kit/list/list-window.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { JudgedRow } from '../import-table.ts'
import type { ImportTable } from '../use-import-table.ts'
import { CellControl } from './cell-control.tsx'
import { fieldWords } from './cell-words.ts'
import type { FaultJump } from './use-fault-jump.ts'

export const rowId = ({ id }: JudgedRow): string => id

export type ImportRowsProps = {
  rows: readonly JudgedRow[]
  table: ImportTable
  jump: FaultJump
  disabled: boolean
}

/** As wide as the usual value; a longer error wraps under it. */
const widths: Partial<Record<ImportField, string>> = {
  phone: 'w-44 min-w-44',
  email: 'w-56 min-w-56',
  birthDate: 'w-40 min-w-40',
  position: 'w-64 min-w-64',
  role: 'w-40 min-w-40',
  passportSeries: 'w-28 min-w-28',
  mediaName: 'w-56 min-w-56',
  mediaWebsite: 'w-56 min-w-56',
  registrationAddress: 'w-72 min-w-72',
  work: 'w-52 min-w-52',
}

/** The list as a table in which every cell can be edited. */
export function ImportGrid({ rows: items, table, jump, disabled }: ImportRowsProps) {
  const box = useRef<HTMLElement>(null)
  const { rows, below, measure } = useBoxWindow({ items, idOf: rowId, active: jump.row, whole: false }, box)
  const rest = table.shown.filter(field => field !== 'lastName')
  return (
    <DataTable
      boxRef={box}
      caption={m.import_table_caption()}
      maxHeight="max(20rem, calc(100dvh - 22rem))"
      aria-rowcount={items.length + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell sticky>
            <span className="flex">
              <span className="w-23 shrink-0">{m.import_row()}</span>
              <span className="px-2.25">{fieldWords.lastName()}</span>
            </span>
          </HeadCell>
          {rest.map(field => (
            <HeadCell key={field} className="px-5.25">
              {fieldWords[field]()}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item: row, index, gap }) => (
          <Fragment key={row.id}>
            <TableGap height={gap} />
            <Row ref={measure} data-index={index} aria-rowindex={index + 2}>
              <RowHeader className="align-top font-normal">
                <div className="flex items-start gap-1">
                  <RowMark row={row} />
                  <IconButton
                    size="sm"
                    label={m.import_row_remove({ number: row.number })}
                    icon={<Trash2 aria-hidden="true" />}
                    disabled={disabled}
                    onClick={() => table.remove(row.id)}
                  />
                  <div className="w-40">
                    <CellControl
                      row={row}
                      field="lastName"
                      table={table}
                      jump={jump}
                      disabled={disabled}
                      dense
                    />
                  </div>
                </div>
              </RowHeader>
              {rest.map(field => (
                <Cell key={field} className="align-top whitespace-normal">
                  <div className={widths[field] ?? 'w-40 min-w-40'}>
                    <CellControl
                      row={row}
                      field={field}
                      table={table}
                      jump={jump}
                      disabled={disabled}
                      dense
                    />
                  </div>
                </Cell>
              ))}
            </Row>
          </Fragment>
        ))}
        <TableGap height={below} />
      </tbody>
    </DataTable>
  )
}

/** The number of the row; one with a fault is marked here too, because its column may be off the screen. */
function RowMark({ row }: { row: JudgedRow }) {
  const faulty = row.faults.length > 0
  return (
    <span
      className={classNames(
        'tabular flex w-12 items-center justify-end gap-1 pt-2 text-right',
        faulty ? 'font-medium text-negative' : 'text-text-quiet',
      )}
    >
      {faulty && <CircleAlert aria-label={m.import_row_faulty()} className="size-4" />}
      {row.number}
    </span>
  )
}

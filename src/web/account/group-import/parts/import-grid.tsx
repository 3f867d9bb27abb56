import { Trash2 } from 'lucide-react'
import { Fragment, useRef } from 'react'
import type { ImportField } from '#domain/group/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { TableGap } from '#web/kit/list/list-gap.tsx'
import { useBoxWindow } from '#web/kit/list/list-window.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CellControl } from './cell-control.tsx'
import { fieldWords } from './cell-words.ts'
import type { JudgedRow } from './import-table.ts'
import type { FaultJump } from './use-fault-jump.ts'
import type { ImportTable } from './use-import-table.ts'

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
            <span className="inline-block w-19">{m.import_row()}</span>
            <span className="px-2">{fieldWords.lastName()}</span>
          </HeadCell>
          {rest.map(field => (
            <HeadCell key={field} className="px-3.5">
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
                  <span className="tabular w-8 pt-2 text-right text-text-quiet">{row.number}</span>
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
                <Cell key={field} className="px-1.5 align-top whitespace-normal">
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

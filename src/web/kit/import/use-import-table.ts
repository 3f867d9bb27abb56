import { useEffect, useMemo, useState } from 'react'
import type { ImportPreview } from '#contract/import.ts'
import type { ImportField, ImportList } from '#domain/import/import-columns.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import {
  isRepeat,
  shownFields,
  type TableRow,
  tableRows,
  withFilled,
  withoutAdded,
  withPasted,
  withText,
  withTold,
} from './import-table.ts'
import { showCell } from './parts/cell-words.ts'
import type { ListSource } from './use-read-list.ts'
import type { TableJudge } from './use-table-judge.ts'

type Kept = {
  rows: TableRow[]
  found: ImportField[]
  headings: ImportPreview['headings']
  /** Read once more when somebody says what the columns hold. */
  source: ListSource
}

/** Unsent tables by group or company, so that reopening the dialog continues where it was left. Only in memory: they hold personal data. */
const keptTables = new Map<string, Kept>()

/** The table of a list: what was read and what has been put right since. */
export function useImportTable(
  { guid, list }: { guid: string; list: ImportList },
  { judge, countryName }: TableJudge,
) {
  const [table, setTable] = useState<Kept | null>(() => keptTables.get(guid) ?? null)
  useEffect(() => {
    if (table) keptTables.set(guid, table)
    else keptTables.delete(guid)
  }, [guid, table])
  const rows = useMemo(() => (table ? judge(table.rows) : []), [judge, table])
  const shown = useMemo(() => (table ? shownFields(table.found, rows, list) : []), [table, rows, list])
  const change = (next: (rows: TableRow[]) => TableRow[]) =>
    setTable(current => current && { ...current, rows: next(current.rows) })
  const keepOnly = (holds: (id: string) => boolean) => change(all => all.filter(({ id }) => holds(id)))
  return {
    list,
    open: table !== null,
    rows,
    shown,
    headings: table?.headings ?? [],
    source: table?.source ?? null,
    fill: (preview: ImportPreview, source: ListSource) =>
      setTable({
        rows: tableRows(preview, (field, value) => showCell(field, value, countryName)),
        found: preview.columns,
        headings: preview.headings,
        source,
      }),
    type: (id: string, field: ImportField, text: string) =>
      change(all => all.map(row => (row.id === id ? withText(row, field, text) : row))),
    /** What was copied in a spreadsheet, from this cell to the right and down the rows that are shown. */
    paste: (id: string, field: ImportField, cells: readonly (readonly string[])[]) =>
      change(all => withPasted(all, { id, fields: shown.slice(shown.indexOf(field)) }, cells)),
    fillEmpty: (field: ImportField, text: string) => change(all => withFilled(all, field, text)),
    remove: (id: string) => keepOnly(each => each !== id),
    removeRepeats() {
      const repeats = new Set(rows.filter(isRepeat).map(({ id }) => id))
      keepOnly(id => !repeats.has(id))
    },
    /** Leaves those who were not added, to be put right. */
    leave: (added: ReadonlySet<string>) => change(() => withoutAdded(rows, added, list)),
    /** `sent` are the rows whose places the details count. */
    tell: (details: readonly { field: string; code: ErrorCode }[], sent: readonly TableRow[]) =>
      change(all => withTold(all, details, sent)),
    /** Forgets the table, sent or given up. */
    clear() {
      keptTables.delete(guid)
      setTable(null)
    },
  }
}

export type ImportTable = ReturnType<typeof useImportTable>

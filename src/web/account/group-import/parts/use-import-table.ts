import { useEffect, useMemo, useState } from 'react'
import type { Group } from '#contract/group.ts'
import type { ImportPreview } from '#contract/group-import.ts'
import type { ImportField } from '#domain/group/import-columns.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { showCell } from './cell-words.ts'
import { shownFields, type TableRow, tableRows, withText, withTold } from './import-table.ts'
import type { TableJudge } from './use-table-judge.ts'

type Kept = { rows: TableRow[]; found: ImportField[]; unknown: string[] }

/** Unsent tables by group, so that reopening the dialog continues where it was left. Only in memory: they hold personal data. */
const keptTables = new Map<string, Kept>()

/** The table of a list: what was read and what has been put right since. */
export function useImportTable(group: Group, { judge, countryName }: TableJudge) {
  const [table, setTable] = useState<Kept | null>(() => keptTables.get(group.guid) ?? null)
  useEffect(() => {
    if (table) keptTables.set(group.guid, table)
    else keptTables.delete(group.guid)
  }, [group.guid, table])
  const rows = useMemo(() => (table ? judge(table.rows) : []), [judge, table])
  const shown = useMemo(() => (table ? shownFields(table.found, rows) : []), [table, rows])
  const change = (next: (rows: TableRow[]) => TableRow[]) =>
    setTable(current => current && { ...current, rows: next(current.rows) })
  return {
    open: table !== null,
    rows,
    shown,
    unknown: table?.unknown ?? [],
    fill: (preview: ImportPreview) =>
      setTable({
        rows: tableRows(preview, (field, value) => showCell(field, value, countryName)),
        found: preview.columns,
        unknown: preview.unknown,
      }),
    type: (id: string, field: ImportField, text: string) =>
      change(all => all.map(row => (row.id === id ? withText(row, field, text) : row))),
    remove: (id: string) => change(all => all.filter(row => row.id !== id)),
    tell: (details: readonly { field: string; code: ErrorCode }[]) => change(all => withTold(all, details)),
    /** Forgets the table, sent or given up. */
    clear() {
      keptTables.delete(group.guid)
      setTable(null)
    },
  }
}

export type ImportTable = ReturnType<typeof useImportTable>

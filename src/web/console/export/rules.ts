import { z } from 'zod'
import {
  type ExportedList,
  type ExportFormat,
  exportContents,
  exportFormats,
} from '#domain/export/exported-list.ts'
import type { exportColumnWords } from '#messages/export-column.ts'
import { kept } from '#web/kit/kept/kept.ts'
import { exportedFor } from './parts/export-shown-columns.ts'

type Column = keyof typeof exportColumnWords

export type ExportChoice = { format: ExportFormat; columns: readonly Column[] }

const choices = kept(
  'export-choice',
  z.object({ format: z.enum(exportFormats), columns: z.array(z.string()) }),
  { of: 'account', until: 'logout', outlives: 'expiry' },
)

export const columnsOf = (list: ExportedList): readonly Column[] => exportContents[list].columns

/** As the list was last taken away in this browser; the first time the columns that it shows, or all where that is not known. */
export function lastChoice(list: ExportedList, shown: readonly string[] | null): ExportChoice {
  const all = columnsOf(list)
  const last = choices.read(list)
  const again = all.filter(column => last?.columns.includes(column))
  const columns = again.length > 0 ? again : shown === null ? [] : exportedFor(list, shown)
  return { format: last?.format ?? 'xlsx', columns: columns.length > 0 ? columns : all }
}

export function keepChoice(list: ExportedList, { format, columns }: ExportChoice): void {
  choices.write({ format, columns: [...columns] }, list)
}

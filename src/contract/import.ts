import { z } from 'zod'
import { importColumns, importFields } from '#domain/import/import-columns.ts'
import { importCellLength, importRowLimit } from '#domain/import/import-rows.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { guid } from './field.ts'

/** Size limit of a file or a pasted table, in bytes. */
export const importBytes = 2 * 1024 * 1024

/** Room for a table of 500 people with every cell filled, in JSON. */
export const rowsBytes = 3 * 1024 * 1024

export const importField = z.enum(importFields)
const code = z.enum(errorCodes)

export const importCell = z.object({
  typed: z.string(),
  /** The value as it will be kept, or as typed where it could not be read. */
  value: z.string(),
  code: code.nullable(),
  /** Derived from another column, for example the Latin spelling of a name. */
  proposed: z.boolean(),
})

export const importRow = z.object({
  /** The row number that the spreadsheet shows. */
  number: z.int(),
  cells: z.record(importField, importCell),
  /** What the form still lacks. Not a fault, but the link cannot be sent until it is filled in. */
  missing: z.array(importField),
  /** Probably listed already: the same name in the group or higher in the list, under another phone. Only a warning. */
  double: z.boolean(),
})
export const importPreview = z.object({
  /** Recognised columns, in our order. */
  columns: z.array(importField),
  /** Every column of the list as it is headed, with its first value and what it was taken for; null is ignored. */
  headings: z.array(
    z.object({ text: z.string(), sample: z.string(), column: z.enum(importColumns).nullable() }),
  ),
  rows: z.array(importRow),
  /** Rows with a fault; while there is one, nothing is saved. */
  faults: z.int(),
})
export type ImportPreview = z.infer<typeof importPreview>

/** What each column holds, in the order of the list and separated by commas, where somebody has said so; empty for one to ignore. */
export const importQuery = z.object({ columns: z.string().max(2000).optional() })

export const importTextBody = z.strictObject({
  text: z.string().min(1, 'required').max(importBytes, 'too_long'),
})

export const importValues = z.partialRecord(importField, z.string().max(importCellLength, 'too_long'))
export type ImportValues = z.infer<typeof importValues>

/** What is sent back from the table: the number of the row in the spreadsheet and its cells. */
export const importRowsBody = z
  .array(z.strictObject({ number: z.int(), values: importValues }))
  .min(1, 'file_empty')
  .max(importRowLimit, 'file_rows_many')

/** What the routes of every import share: a list comes as a file, as pasted text, and back as the rows of the table. */
const shared = { method: 'POST', policy: { kind: 'account' }, params: z.object({ guid }) } as const
const reading = { ...shared, query: importQuery, response: importPreview } as const

/** Multipart field `file`: XLSX or CSV up to 2 MB. */
export const fileImport = { ...reading, upload: true } as const
export const textImport = { ...reading, body: importTextBody, bodyBytes: importBytes * 2 } as const
/** Faults are listed in `details` as `rows.<index>.<field>`; then nobody is added. */
export const rowsImport = { ...shared, bodyBytes: rowsBytes, idempotent: true } as const

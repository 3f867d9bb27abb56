import { z } from 'zod'
import { importColumns, importFields } from '#domain/group/import-columns.ts'
import { importCellLength, importRowLimit } from '#domain/group/import-rows.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

/** Size limit of a file or a pasted table, in bytes. */
export const importBytes = 2 * 1024 * 1024

/** Room for a table of 500 people with every cell filled, in JSON. */
const rowsBytes = 3 * 1024 * 1024

const params = z.object({ guid })
const field = z.enum(importFields)
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
  cells: z.record(field, importCell),
  /** What the form still lacks. Not a fault, but the link cannot be sent until it is filled in. */
  missing: z.array(field),
  /** Probably listed already: the same name in the group or higher in the list, under another phone. Only a warning. */
  double: z.boolean(),
})
export const importPreview = z.object({
  /** Recognised columns, in our order. */
  columns: z.array(field),
  /** Every column of the list as it is headed, with its first value and what it was taken for; null is ignored. */
  headings: z.array(
    z.object({ text: z.string(), sample: z.string(), column: z.enum(importColumns).nullable() }),
  ),
  rows: z.array(importRow),
  /** Rows with a fault; while there is one, nothing is saved. */
  faults: z.int(),
})
export type ImportPreview = z.infer<typeof importPreview>

/** What each column holds, in the order of the list and separated by commas, where the coordinator has said so; empty for one to ignore. */
const query = z.object({ columns: z.string().max(2000).optional() })

/** Multipart field `file`: XLSX or CSV up to 2 MB. */
export const importFile = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import',
  summary: 'Read a list of people out of a spreadsheet; writes nothing',
  policy: { kind: 'account' },
  params,
  query,
  upload: true,
  response: importPreview,
})

export const importText = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
  policy: { kind: 'account' },
  params,
  query,
  body: z.strictObject({ text: z.string().min(1, 'required').max(importBytes, 'too_long') }),
  bodyBytes: importBytes * 2,
  response: importPreview,
})

const importValues = z.partialRecord(field, z.string().max(importCellLength, 'too_long'))
export type ImportValues = z.infer<typeof importValues>

/** Faults are listed in `details` as `rows.<index>.<field>`; then nobody is added. */
export const importRows = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import/rows',
  summary: 'Add all of these people to the group, or none of them',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({
    rows: z
      .array(z.strictObject({ number: z.int(), values: importValues }))
      .min(1, 'file_empty')
      .max(importRowLimit, 'file_rows_many'),
  }),
  bodyBytes: rowsBytes,
  idempotent: true,
  response: z.object({
    added: z.int(),
    /** Participants whose form is complete: the confirmation link can be sent to them (`sendMemberLinks`). */
    complete: z.array(guid),
  }),
})
export type ImportResult = z.infer<typeof importRows.response>

import { z } from 'zod'
import { importFields } from '#domain/group/import-columns.ts'
import { importCellLength, importRowLimit } from '#domain/group/import-rows.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

/** Bytes of a file or of a pasted table. */
export const importBytes = 2 * 1024 * 1024

/** A table of 500 people with every cell filled, in JSON. */
const rowsBytes = 3 * 1024 * 1024

const params = z.object({ guid })
const field = z.enum(importFields)
const code = z.enum(errorCodes)

export const importCell = z.object({
  typed: z.string(),
  /** As it will be kept; as typed where it could not be read. */
  value: z.string(),
  code: code.nullable(),
  /** Proposed out of another column, as the Latin spelling of a name. */
  proposed: z.boolean(),
})

export const importRow = z.object({
  /** As the spreadsheet counts its rows. */
  number: z.int(),
  cells: z.record(field, importCell),
  /** What the form still lacks: no fault, but the link cannot be sent before it is filled in. */
  missing: z.array(field),
})
export type ImportRow = z.infer<typeof importRow>

export const importPreview = z.object({
  /** Columns that were found, in our order. */
  columns: z.array(field),
  /** Headings that are not asked for and were left aside. */
  unknown: z.array(z.string()),
  rows: z.array(importRow),
  /** Rows with a fault: while there is one, nothing is written. */
  faults: z.int(),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Multipart field `file`: XLSX or CSV up to 2 MB. */
export const importFile = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import',
  summary: 'Read a list of people out of a spreadsheet; writes nothing',
  policy: { kind: 'account' },
  params,
  upload: true,
  response: importPreview,
})

export const importText = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ text: z.string().min(1, 'required').max(importBytes, 'too_long') }),
  bodyBytes: importBytes * 2,
  response: importPreview,
})

const importValues = z.partialRecord(field, z.string().max(importCellLength, 'too_long'))
export type ImportValues = z.infer<typeof importValues>

/** Faults stand in `details` as `rows.<index>.<field>`; then nobody is added. */
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

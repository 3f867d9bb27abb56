import type { SheetRow } from '#domain/import/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

export type SheetRefusal = Extract<
  ErrorCode,
  'file_format' | 'file_password' | 'file_encoding' | 'file_rows_many' | 'file_empty'
>

/** The non-empty rows of the first sheet, or why they could not be read. */
export type SheetReading = { ok: true; rows: SheetRow[] } | { ok: false; code: SheetRefusal }

/** Thrown to stop reading: why a file cannot be read as a table. */
export class SheetFault extends Error {
  readonly code: SheetRefusal

  constructor(code: SheetRefusal) {
    super(code)
    this.name = 'SheetFault'
    this.code = code
  }
}

/** Most rows read: the people, a title, the headings and one more, to notice that there are too many. */
export const readableRows = 520

/** Columns after these are ignored. */
export const readableColumns = 60

import type { SheetRow } from '#domain/group/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

export type SheetRefusal = Extract<
  ErrorCode,
  'file_format' | 'file_password' | 'file_encoding' | 'file_rows_many' | 'file_empty'
>

/** Rows of the first sheet that hold anything, or why they could not be read. */
export type SheetReading = { ok: true; rows: SheetRow[] } | { ok: false; code: SheetRefusal }

/** Says why a file cannot be read as a table; ends the reading. */
export class SheetFault extends Error {
  readonly code: SheetRefusal

  constructor(code: SheetRefusal) {
    super(code)
    this.name = 'SheetFault'
    this.code = code
  }
}

/** Rows that are read at all: the people, a title, the headings and one more, by which it is known that there are too many. */
export const readableRows = 520

/** Columns beyond these are not looked at. */
export const readableColumns = 60

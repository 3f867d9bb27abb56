import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#web/kit/api/api-error.ts'

/** Puts the server's errors of `payer.*` at the fields of a payer's form; all others stay for the banner. */
export function placePayerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error
  for (const { field, code, message } of error.details) {
    const name = field.replace(/^payer\./, '') as Path<Values>
    if (fields.includes(name)) setError(name, { type: code, message })
  }
}

import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'

/**
 * The sentence of a field's error: the contract's schemas put catalogue codes where zod puts messages, the server sends
 * finished sentences; both may stand in a form.
 */
export function fieldSentence(message: string | undefined, locale: 'ru' | 'en'): string | undefined {
  if (!message) return undefined
  const known: readonly string[] = errorCodes
  return known.includes(message) ? errorSentence(message as ErrorCode, locale) : message
}

/** Puts the server's field errors on the form; returns the sentence for the top, or null when every error has a field. */
export function placeServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): string | null {
  if (!(error instanceof ApiError)) throw error
  const placed = error.details.filter(detail => fields.includes(detail.field as Path<Values>))
  for (const detail of placed)
    setError(detail.field as Path<Values>, { type: detail.code, message: detail.message })
  return placed.length > 0 && placed.length === error.details.length ? null : error.message
}

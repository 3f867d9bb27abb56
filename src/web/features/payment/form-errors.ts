import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { SummaryError } from '../../ui/error-summary.tsx'
import { fieldSentence } from '../form/field-errors.ts'
import { labelledError } from '../form/labelled-error.ts'

/**
 * The errors of a flat form for the summary on top, each with the name of its field; `prefix` keeps the ids of two forms on
 * one page apart.
 */
export function summaryErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  locale: 'ru' | 'en',
  { prefix, labels }: { prefix: string; labels: Partial<Record<keyof Values, string>> },
): SummaryError[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const message = fieldSentence(typeof error?.message === 'string' ? error.message : undefined, locale)
    if (!message) return []
    return [{ field: `${prefix}${field}`, message: labelledError(labels[field], message) }]
  })
}

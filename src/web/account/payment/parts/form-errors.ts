import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'

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

import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'

/** The name of each field in the order of the form, for its label and for the summary. */
export type FieldLabels = Readonly<Record<string, () => string>>

type CurrentErrors = Readonly<Record<string, { message?: unknown } | undefined>>

/**
 * What the summary on top of a form lists: of the fields that the last try was refused for, those that are wrong still, each with what is wrong now, in the
 * order of the form. A field that went wrong since is told of where it stands, until the next try.
 */
export function summaryErrors(
  tried: readonly string[],
  current: CurrentErrors,
  { labels, locale }: { labels: FieldLabels; locale: 'ru' | 'en' },
): SummaryError[] {
  const order = Object.keys(labels)
  return tried
    .toSorted((left, right) => order.indexOf(left) - order.indexOf(right))
    .flatMap(field => {
      const error = current[field]
      if (!error) return []
      const message = typeof error.message === 'string' ? error.message : 'value_invalid'
      return [{ field, message: labelledError(labels[field]?.(), fieldSentence(message, locale) ?? message) }]
    })
}

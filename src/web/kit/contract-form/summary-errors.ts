import type { SummaryError } from '#web/ui/error-summary.tsx'
import { fieldSentence } from './field-sentence.ts'
import { labelledError } from './labelled-error.ts'

/** A field's name and its label in the summary. */
export type NamedField = { name: string; label: string }

/** A form's fields from its labels, in the order of the form. */
export function namedFields<Name extends string>(
  labels: Readonly<Record<Name, () => string>>,
): { name: Name; label: string }[] {
  return (Object.keys(labels) as Name[]).map(name => ({ name, label: labels[name]() }))
}

type CurrentErrors = Readonly<Record<string, { message?: unknown } | undefined>>

type SummaryForm = {
  /** In the order of the form. */
  fields: readonly NamedField[]
  locale: 'ru' | 'en'
  /** Of the ids, where two forms of one page have fields of the same name. */
  prefix?: string | undefined
}

/**
 * What the summary lists: those fields of the last failed try that are still wrong, each with its current error, in the order of the form. A field
 * that went wrong since is reported only in place, until the next try.
 */
export function summaryErrors(
  tried: readonly string[],
  current: CurrentErrors,
  { fields, locale, prefix = '' }: SummaryForm,
): SummaryError[] {
  const place = (field: string) => {
    const at = fields.findIndex(({ name }) => name === field)
    return at < 0 ? fields.length : at
  }
  return tried
    .toSorted((left, right) => place(left) - place(right))
    .flatMap(field => {
      const error = current[field]
      if (!error) return []
      const message = typeof error.message === 'string' ? error.message : 'value_invalid'
      const sentence = fieldSentence(message, locale) ?? message
      return [{ field: `${prefix}${field}`, message: labelledError(fields[place(field)]?.label, sentence) }]
    })
}

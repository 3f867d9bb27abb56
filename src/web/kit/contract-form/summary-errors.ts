import type { SummaryError } from '#web/ui/error-summary.tsx'
import { fieldSentence } from './field-sentence.ts'
import { labelledError } from './labelled-error.ts'

/** The name of a field, for its label and for the summary. */
export type NamedField = { name: string; label: string }

/** The fields of a form out of their labels, in the order of the form. */
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
 * What the summary on top of a form lists: of the fields that the last try was refused for, those that are wrong still, each with what is wrong now, in
 * the order of the form. A field that went wrong since is told of where it stands, until the next try.
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

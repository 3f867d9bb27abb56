import { useEffect, useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldError } from '#contract/error.ts'
import type { SummaryError } from '../../ui/error-summary.tsx'
import { useLocale } from '../session/use-locale.ts'
import { fieldSentence } from './field-errors.ts'
import { labelledError } from './labelled-error.ts'

/** The name of each field, for its label and for the summary. */
export type FieldLabels = Readonly<Record<string, () => string>>

/**
 * What the summary on top of a step lists: the errors of the last try, not of the moment, so that mending one field does
 * not move the focus away from it; it goes once all of them are mended. The server's refusals stand on their fields from the start.
 */
export function useFormErrors<Values extends FieldValues>(
  labels: FieldLabels,
  refused: readonly FieldError[],
  { setError, formState }: Pick<UseFormReturn<Values>, 'setError' | 'formState'>,
) {
  const order = Object.keys(labels)
  const { errors: current } = formState
  const locale = useLocale()
  const list = (errors: readonly { field: string; sentence: string }[]) =>
    errors
      .toSorted((left, right) => order.indexOf(left.field) - order.indexOf(right.field))
      .map(({ field, sentence }) => ({
        field,
        message: labelledError(labels[field]?.(), sentence),
      }))
  // What the server refused was a try as well, made before the form was drawn: its summary is told of as any other.
  const [tries, setTries] = useState(refused.length > 0 ? 1 : 0)
  const [summary, setSummary] = useState<readonly SummaryError[]>(() =>
    list(refused.map(({ field, message }) => ({ field, sentence: message }))),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusals belong to the opening of the step
  useEffect(() => {
    for (const { field, code, message } of refused) setError(field as Path<Values>, { type: code, message })
  }, [])
  return {
    /** The number of the try, so that the summary takes the focus again. */
    tries,
    summary: summary.some(({ field }) => current[field]) ? summary : [],
    show(errors: FieldErrors<Values>) {
      setTries(count => count + 1)
      setSummary(
        list(
          Object.entries(errors).map(([field, error]) => {
            const message = typeof error?.message === 'string' ? error.message : 'value_invalid'
            return {
              field,
              sentence: fieldSentence(message, locale) ?? message,
            }
          }),
        ),
      )
    },
  }
}

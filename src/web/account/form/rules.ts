import { useEffect, useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldError } from '#contract/error.ts'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type FieldLabels, summaryErrors } from './parts/summary-errors.ts'

/** Gives the sentence of a field's error by its name; undefined when the field is right. */
export function useFieldError<Values extends FieldValues>(errors: FieldErrors<Values>) {
  const locale = useLocale()
  return (field: keyof Values): string | undefined => {
    const message = errors[field]?.message
    return typeof message === 'string' ? fieldSentence(message, locale) : undefined
  }
}

/** The summary on top of a step; the server's refusals stand on their fields from the start. */
export function useFormErrors<Values extends FieldValues>(
  labels: FieldLabels,
  refused: readonly FieldError[],
  { setError, formState }: Pick<UseFormReturn<Values>, 'setError' | 'formState'>,
) {
  const locale = useLocale()
  // What the server refused was a try as well, made before the form was drawn: its summary is told of as any other.
  const [tries, setTries] = useState(refused.length > 0 ? 1 : 0)
  const [tried, setTried] = useState<readonly string[]>(() => refused.map(({ field }) => field))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusals belong to the opening of the step
  useEffect(() => {
    for (const { field, code, message } of refused) setError(field as Path<Values>, { type: code, message })
  }, [])
  return {
    /** The number of the try, so that the summary takes the focus again. */
    tries,
    summary: summaryErrors(tried, formState.errors, { labels, locale }),
    show(errors: FieldErrors<Values>) {
      setTries(count => count + 1)
      setTried(Object.keys(errors))
    },
  }
}

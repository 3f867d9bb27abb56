import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { fieldSentence } from './field-sentence.ts'

/** Gives the sentence of a field's error in the person's language; undefined without an error. */
export function useFieldError<Values extends FieldValues>(errors: FieldErrors<Values>) {
  const locale = useLocale()
  return (field: keyof Values): string | undefined => {
    const message = errors[field]?.message
    return typeof message === 'string' ? fieldSentence(message, locale) : undefined
  }
}

import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Gives the sentence of a field's error by its name; undefined when the field is right. */
export function useFieldError<Values extends FieldValues>(errors: FieldErrors<Values>) {
  const locale = useLocale()
  return (field: keyof Values): string | undefined => {
    const message = errors[field]?.message
    return typeof message === 'string' ? fieldSentence(message, locale) : undefined
  }
}

import { useFormContext } from 'react-hook-form'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { PassportValues } from './passport-values.ts'

type TypedField = Exclude<keyof PassportValues, 'kind' | 'mainPageFileGuid' | 'registrationPageFileGuid'>

/** Connects a field of the passport form: value, error and formatting while typing. */
export function usePassportField() {
  const locale = useLocale()
  const { register, setValue, formState } = useFormContext<PassportValues>()
  const errorOf = (name: keyof PassportValues) => fieldSentence(formState.errors[name]?.message, locale)
  return {
    errorOf,
    line(name: TypedField, format?: (typed: string) => string) {
      const { onChange, ...wiring } = register(name)
      return {
        ...wiring,
        id: name,
        error: errorOf(name),
        onChange(event: { target: HTMLInputElement }) {
          if (format) reshape(event.target, format)
          return onChange(event)
        },
      }
    },
    set(name: TypedField, value: string) {
      setValue(name, value, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      })
    },
  }
}

/** Formats the value and keeps the caret behind the same character. */
function reshape(input: HTMLInputElement, format: (typed: string) => string): void {
  const shaped = format(input.value)
  if (shaped === input.value) return
  const meant = (text: string) => text.replace(/[\s-]/g, '').length
  const before = meant(format(input.value.slice(0, input.selectionStart ?? input.value.length)))
  input.value = shaped
  let caret = 0
  while (caret < shaped.length && meant(shaped.slice(0, caret)) < before) caret += 1
  input.setSelectionRange(caret, caret)
}

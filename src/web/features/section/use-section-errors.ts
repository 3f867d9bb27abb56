import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { SummaryError } from '../../ui/error-summary.tsx'
import { fieldSentence } from '../form/field-errors.ts'
import { labelledError } from '../form/labelled-error.ts'
import { useLocale } from '../session/use-locale.ts'
import type { SectionField } from './section-difference.ts'

/** The errors of a section's form: each at its field, and all for the summary in the order of the form. */
export function useSectionErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Pick<SectionField<Values>, 'name' | 'label'>[],
) {
  const locale = useLocale()
  const errors = form.formState.errors as Record<string, { message?: unknown } | undefined>
  const errorOf = (name: keyof Values & string): string | undefined => {
    const message = errors[name]?.message
    return fieldSentence(typeof message === 'string' ? message : undefined, locale)
  }
  const listed: SummaryError[] = fields.flatMap(({ name, label }) => {
    const sentence = errorOf(name)
    return sentence ? [{ field: name, message: labelledError(label, sentence) }] : []
  })
  const top = errorOf('root')
  return { errorOf, errors: top ? [...listed, { field: 'root', message: top }] : listed }
}

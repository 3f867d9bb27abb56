import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'

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

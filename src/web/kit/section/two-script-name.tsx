import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { proposeLatin } from './propose-latin.ts'

/** A name in both scripts as the fields hold it: nothing is an empty text. */
export type TwoScriptValues = {
  lastName: string
  firstName: string
  middleName: string
  latinLastName: string
  latinFirstName: string
}

/** Used in the form and in its error summary. */
export const twoScriptLabels = {
  lastName: m.group_field_last_name,
  firstName: m.group_field_first_name,
  middleName: m.group_field_middle_name,
  latinLastName: m.signup_field_latin_last_name,
  latinFirstName: m.signup_field_latin_first_name,
}

type TwoScriptNameProps = {
  /** Typed for somebody else: the browser does not fill in the name of whoever types. */
  ofAnother?: boolean
}

/** A Cyrillic name, and below it the Latin spelling, which follows it until the person writes their own. Stands in a grid of two columns. */
export function TwoScriptName({ ofAnother = false }: TwoScriptNameProps) {
  const form = useFormContext<TwoScriptValues>()
  const { register, formState } = form
  useLatinProposals(form)
  const errorOf = useFieldError<TwoScriptValues>(formState.errors)
  const autoComplete = (name: string) => (ofAnother ? 'off' : name)
  return (
    <>
      <TextField
        label={twoScriptLabels.lastName()}
        autoComplete={autoComplete('family-name')}
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <TextField
        label={twoScriptLabels.firstName()}
        autoComplete={autoComplete('given-name')}
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={twoScriptLabels.middleName()}
        optional={m.optional()}
        autoComplete={autoComplete('additional-name')}
        error={errorOf('middleName')}
        {...register('middleName')}
        fieldClassName="sm:col-span-2"
      />
      <p className="text-sm text-text-quiet sm:col-span-2">{m.group_latin_hint()}</p>
      <TextField
        label={twoScriptLabels.latinLastName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinLastName')}
        {...register('latinLastName')}
      />
      <TextField
        label={twoScriptLabels.latinFirstName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinFirstName')}
        {...register('latinFirstName')}
      />
    </>
  )
}

const pairs = [
  ['lastName', 'latinLastName'],
  ['firstName', 'latinFirstName'],
] as const

/** Keeps the Latin spelling in step with the Cyrillic name until the person edits it themselves (product.md §5). */
function useLatinProposals({ subscribe, getValues, setValue }: UseFormReturn<TwoScriptValues>): void {
  const before = useRef(getValues())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const known = before.current
          before.current = { ...values }
          for (const [from, to] of pairs) {
            if (values[from] === known[from]) continue
            const latin = getValues(to)
            const proposed = proposeLatin({ cyrillicBefore: known[from], cyrillic: values[from], latin })
            if (proposed !== latin)
              setValue(to, proposed, { shouldDirty: true, shouldValidate: proposed !== '' })
          }
        },
      }),
    [subscribe, getValues, setValue],
  )
}

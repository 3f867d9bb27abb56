import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { proposeLatin } from '#web/account/person/rules.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** The coordinator as the fields hold them: nothing is an empty text. */
export type CoordinatorValues = {
  lastName: string
  firstName: string
  middleName: string
  latinLastName: string
  latinFirstName: string
  email: string
}

/** Used in the form and in its error summary. */
export const coordinatorLabels = {
  lastName: m.group_field_last_name,
  firstName: m.group_field_first_name,
  middleName: m.group_field_middle_name,
  latinLastName: m.signup_field_latin_last_name,
  latinFirstName: m.signup_field_latin_first_name,
  email: m.group_field_email,
}

export function CoordinatorFields() {
  const form = useFormContext<CoordinatorValues>()
  const { register, formState } = form
  useLatinCoordinator(form)
  const errorOf = useFieldError<CoordinatorValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={coordinatorLabels.lastName()}
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <TextField
        label={coordinatorLabels.firstName()}
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={coordinatorLabels.middleName()}
        optional={m.optional()}
        autoComplete="additional-name"
        error={errorOf('middleName')}
        {...register('middleName')}
        fieldClassName="sm:col-span-2"
      />
      <p className="text-sm text-text-quiet sm:col-span-2">{m.group_latin_hint()}</p>
      <TextField
        label={coordinatorLabels.latinLastName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinLastName')}
        {...register('latinLastName')}
      />
      <TextField
        label={coordinatorLabels.latinFirstName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinFirstName')}
        {...register('latinFirstName')}
      />
      <TextField
        label={coordinatorLabels.email()}
        hint={m.group_hint_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        fieldClassName="sm:col-span-2"
        error={errorOf('email')}
        {...register('email')}
      />
    </div>
  )
}

const pairs = [
  ['lastName', 'latinLastName'],
  ['firstName', 'latinFirstName'],
] as const

/** Keeps the Latin spelling in step with the Cyrillic name until the person edits it themselves (product.md §5). */
function useLatinCoordinator({ subscribe, getValues, setValue }: UseFormReturn<CoordinatorValues>): void {
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

import { useEffect, useRef } from 'react'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { proposeLatin } from '#web/kit/section/propose-latin.ts'
import type { PersonValues } from './rules.ts'

const pairs = [
  ['firstName', 'latinFirstName'],
  ['lastName', 'latinLastName'],
] as const

/** Keeps the Latin spelling in step with the Cyrillic name until the person edits it themselves (product.md §5). */
export function useLatinProposal(form: FieldsForm<PersonValues>): void {
  const { subscribe, getValues, setValue } = form
  const before = useRef({ firstName: getValues('firstName'), lastName: getValues('lastName') })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const known = before.current
          before.current = { firstName: values.firstName, lastName: values.lastName }
          for (const [from, to] of pairs) {
            if (values[from] === known[from]) continue
            const latin = getValues(to)
            const proposed = proposeLatin({
              cyrillicBefore: known[from] ?? '',
              cyrillic: values[from] ?? '',
              latin,
            })
            // If a wrong keyboard layout emptied it, do not report it: the error is at the other field.
            if (proposed !== latin)
              setValue(to, proposed, { shouldDirty: true, shouldValidate: proposed !== '' })
          }
        },
      }),
    [subscribe, getValues, setValue],
  )
}

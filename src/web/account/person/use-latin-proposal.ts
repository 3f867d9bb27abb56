import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { proposeLatin } from './latin-proposal.ts'
import type { PersonValues } from './person-values.ts'

const pairs = [
  ['firstName', 'latinFirstName'],
  ['lastName', 'latinLastName'],
] as const

/** Lets the Latin spelling follow the Cyrillic name until the person has written it themselves (product.md §5). */
export function useLatinProposal(form: UseFormReturn<PersonValues>): void {
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
            // Emptied by a slip of the keyboard layout, it is not blamed: what is wrong is told at the other field.
            if (proposed !== latin)
              setValue(to, proposed, { shouldDirty: true, shouldValidate: proposed !== '' })
          }
        },
      }),
    [subscribe, getValues, setValue],
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readCountries } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import type { PersonValues } from './rules.ts'
import { countryOptions, proposeLatin } from './rules.ts'

/** Countries for a list in the language of the page; while they are on the way, only the one that is chosen. */
export function useCountries() {
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(readCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const optionsWith = (chosen: string | null): SelectOption[] =>
    data ? countryOptions(data, locale) : chosen ? [{ value: chosen, label: chosen }] : []
  return {
    ready: data !== undefined,
    error,
    retry: () => void refetch(),
    optionsWith,
  }
}

const pairs = [
  ['firstName', 'latinFirstName'],
  ['lastName', 'latinLastName'],
] as const

/** Lets the Latin spelling follow the Cyrillic name until the person has written it themselves (product.md §5). */
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
            // Emptied by a slip of the keyboard layout, it is not blamed: what is wrong is told at the other field.
            if (proposed !== latin)
              setValue(to, proposed, { shouldDirty: true, shouldValidate: proposed !== '' })
          }
        },
      }),
    [subscribe, getValues, setValue],
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readCountries } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import type { PersonValues } from './rules.ts'
import { countryOptions, proposeLatin } from './rules.ts'

/** Countries for a list in the page's language; while loading, only the chosen one. */
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

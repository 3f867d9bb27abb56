import { useQuery } from '@tanstack/react-query'
import { readCountries } from '#contract/dictionary.ts'
import { callApi } from '../../api/call-api.ts'
import type { SelectOption } from '../../ui/select-field.tsx'
import { useLocale } from '../session/use-locale.ts'
import { countryOptions } from './country-options.ts'

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

import { useQuery } from '@tanstack/react-query'
import { readCountries } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
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

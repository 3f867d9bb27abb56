import { useQuery } from '@tanstack/react-query'
import { type Country, readCountries } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'

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

/** Countries by name in one language, Russia before all: most participants are from there. */
export function countryOptions(
  countries: readonly Country[],
  locale: 'ru' | 'en',
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale)
  const rank = (country: Country) => (country.code === 'RU' ? 0 : 1)
  return countries
    .toSorted((left, right) => rank(left) - rank(right) || compare(left.name[locale], right.name[locale]))
    .map(({ code, name }) => ({ value: code, label: name[locale] }))
}

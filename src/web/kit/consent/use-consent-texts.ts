import { useQuery } from '@tanstack/react-query'
import { readConsents } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** The texts of all consents in the language of the page, fetched once they are wanted. */
export function useConsentTexts({ wanted = true }: { wanted?: boolean } = {}) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['consents', locale],
    queryFn: ({ signal }) => callApi(readConsents, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  })
}

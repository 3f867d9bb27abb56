import { useQuery } from '@tanstack/react-query'
import { readHotels } from '#contract/hotel.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Hotels and shuttles for one participant, in the page's language. */
export function useHotels(guid: string | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['hotels', guid, locale],
    queryFn: ({ signal }) => callApi(readHotels, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

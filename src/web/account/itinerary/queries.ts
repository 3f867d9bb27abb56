import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import { closeFeed, type Itinerary, openFeed, readItinerary, saveItinerary } from '#contract/itinerary.ts'
import { readProgramme } from '#contract/programme.ts'
import { readRecommendations } from '#contract/recommendation.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { kept } from '#web/kit/kept/kept.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const itineraryKey = (guid: string | null, locale: 'ru' | 'en') => ['itinerary', guid, locale]

const copies = kept('own-programme', z.object({ itinerary: readItinerary.response, at: z.string() }), {
  of: 'participant',
  until: 'logout',
})

/** One's own programme. What was last read is kept on the device, and shown where there is no network: `keptAt` says since when. */
export function useItinerary(guid: string | null) {
  const locale = useLocale()
  const copy = useMemo(() => (guid ? copies.read(guid, locale) : null), [guid, locale])
  const query = useQuery({
    queryKey: itineraryKey(guid, locale),
    queryFn: ({ signal }) => callApi(readItinerary, { query: { participant: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
  const { data, error } = query
  useEffect(() => {
    // The address of the feed is nothing to keep on a device.
    if (guid && data)
      copies.write({ itinerary: { ...data, feed: null }, at: new Date().toISOString() }, guid, locale)
  }, [guid, locale, data])
  const shown = data ?? (error ? copy?.itinerary : undefined)
  return { ...query, data: shown, keptAt: data ? null : (copy?.at ?? null) }
}

/** What is saved: which sessions, which of them by hand, and how long a day may be. */
export type PlanChoice = Pick<Itinerary, 'dayMinutes'> & { sessions: { guid: string; chosen: boolean }[] }

export function choiceOf({ dayMinutes, sessions }: Itinerary): PlanChoice {
  return { dayMinutes, sessions: sessions.map(({ guid, chosen }) => ({ guid, chosen })) }
}

export function useSaveItinerary(guid: string) {
  const locale = useLocale()
  return useSave(
    saveItinerary,
    (choice: PlanChoice, version) => ({ body: { participant: guid, version, ...choice } }),
    {
      queryKey: itineraryKey(guid, locale),
      read: () => callApi(readItinerary, { query: { participant: guid } }),
    },
  )
}

export function useFeed(guid: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const onSuccess = (answer: Itinerary) => client.setQueryData(itineraryKey(guid, locale), answer)
  return {
    open: useSend(openFeed, () => ({ body: { participant: guid } }), { onSuccess }),
    close: useSend(closeFeed, () => ({ query: { participant: guid } }), { onSuccess }),
  }
}

/** The forum's programme, to choose from. */
export function useForumProgramme(enabled: boolean) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['programme', locale],
    queryFn: ({ signal }) => callApi(readProgramme, { query: { locale }, signal }),
    enabled,
    staleTime: 60_000,
  })
}

export function useRecommendations(guid: string | null, count: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['recommendations', guid, locale, count],
    queryFn: ({ signal }) =>
      callApi(readRecommendations, { query: { participant: guid ?? '', count }, signal }),
    enabled: guid !== null,
  })
}

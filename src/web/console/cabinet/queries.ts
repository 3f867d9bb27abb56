import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewCabinet } from '#contract/organiser-cabinet.ts'
import type { CabinetPart } from '#domain/participant/cabinet-part.ts'
import type { CabinetPurpose } from '#domain/participant/cabinet-viewing.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** Not under the console's own key: a refreshed list must not look again, because each look is recorded. */
const lookKey = (guid: string) => ['cabinet-look', guid]

export type CabinetLooking = { guid: string; purpose: CabinetPurpose }

/** One page of a cabinet, read once for as long as the look lasts. */
export function useCabinetPage({ guid, purpose }: CabinetLooking, part: CabinetPart) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...lookKey(guid), purpose, part],
    queryFn: async () => {
      const page = await callApi(viewCabinet, { params: { guid }, body: { purpose, part } })
      void client.invalidateQueries({ queryKey: ['organiser', 'application'] })
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** What was seen goes with the page, so that the next look asks and is recorded again. */
export function useForgetCabinet(guid: string): void {
  const client = useQueryClient()
  useEffect(() => () => client.removeQueries({ queryKey: lookKey(guid) }), [client, guid])
}

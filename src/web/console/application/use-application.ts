import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readApplication } from '#contract/organizer-application.ts'
import { callApi } from '#web/kit/api/call-api.ts'

const query = (guid: string) => ({
  queryKey: ['organizer', 'application', guid],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(readApplication, { params: { guid }, signal }),
})

/** One application, whole. */
export function useApplication(guid: string) {
  return useQuery(query(guid))
}

/** Loads an application ahead, so that the next one stands there when it is asked for. */
export function usePrefetchApplication() {
  const client = useQueryClient()
  return useCallback((guid: string) => void client.prefetchQuery(query(guid)), [client])
}

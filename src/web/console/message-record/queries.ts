import { useQuery } from '@tanstack/react-query'
import { readMessage } from '#contract/organiser-message.ts'
import { callApi } from '#web/kit/api/call-api.ts'

export function useMessage(guid: string) {
  return useQuery({
    queryKey: ['organiser', 'messages', 'one', guid],
    queryFn: ({ signal }) => callApi(readMessage, { params: { guid }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? 5_000 : false),
  })
}

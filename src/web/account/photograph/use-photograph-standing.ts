import { useQuery } from '@tanstack/react-query'
import { readPhotograph } from '#contract/photograph.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** While a check is under way it is asked for again so often, in milliseconds. */
const askAgain = 15_000

/** How a participant's photograph stands; asked for again until its check is done. */
export function usePhotographStanding(guid: string | null) {
  return useQuery({
    queryKey: ['participant', guid, 'photograph'],
    queryFn: ({ signal }) => callApi(readPhotograph, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: ({ state }) => (state.data?.check?.state === 'pending' ? askAgain : false),
  })
}

import { useQuery } from '@tanstack/react-query'
import { readPlannedProgramme } from '#contract/organizer-programme.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** Every session that is planned, with halls, tracks and people; of the current edition unless another is named. */
export function usePlannedProgramme(edition?: string | undefined, enabled = true) {
  return useQuery({
    queryKey: ['organizer', 'programme', edition ?? null],
    queryFn: ({ signal }) => callApi(readPlannedProgramme, { query: edition ? { edition } : {}, signal }),
    refetchInterval: 30_000,
    enabled,
  })
}

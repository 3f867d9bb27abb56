import { useQuery } from '@tanstack/react-query'
import { readPlannedProgramme } from '#contract/organiser-programme.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'

/** Every planned session, with halls, tracks and people; for the current edition unless another is given. */
export function usePlannedProgramme(edition?: string | undefined, enabled = true) {
  return useQuery({
    queryKey: ['organiser', 'programme', edition ?? null],
    queryFn: ({ signal }) => callApi(readPlannedProgramme, { query: edition ? { edition } : {}, signal }),
    refetchInterval: 30_000,
    enabled,
  })
}

/** The forum's days as ISO dates. Those of the current edition are known without a request. */
export function useForumDays(edition?: string | undefined): readonly string[] {
  const current = useEdition()
  const { data } = usePlannedProgramme(edition, edition !== undefined)
  if (data && edition !== undefined) return data.days
  return edition === undefined ? daysOf(current.startsOn, current.endsOn) : []
}

import { useQuery } from '@tanstack/react-query'
import { readPlannedProgramme } from '#contract/organiser-programme.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'

/** Every session that is planned, with halls, tracks and people; of the current edition unless another is named. */
export function usePlannedProgramme(edition?: string | undefined, enabled = true) {
  return useQuery({
    queryKey: ['organiser', 'programme', edition ?? null],
    queryFn: ({ signal }) => callApi(readPlannedProgramme, { query: edition ? { edition } : {}, signal }),
    refetchInterval: 30_000,
    enabled,
  })
}

/** The days of the forum, ISO dates: of the edition named, else of the current one, which is known at once. */
export function useForumDays(edition?: string | undefined): readonly string[] {
  const current = useEdition()
  const { data } = usePlannedProgramme(edition, edition !== undefined)
  if (data && edition !== undefined) return data.days
  return edition === undefined ? daysOf(current.startsOn, current.endsOn) : []
}

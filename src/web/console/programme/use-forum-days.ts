import { daysOf } from '#domain/edition/calendar-date.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePlannedProgramme } from './use-planned-programme.ts'

/** The days of the forum, ISO dates: of the edition named, else of the current one, which is known at once. */
export function useForumDays(edition?: string | undefined): readonly string[] {
  const current = useEdition()
  const { data } = usePlannedProgramme(edition, edition !== undefined)
  if (data && edition !== undefined) return data.days
  return edition === undefined ? daysOf(current.startsOn, current.endsOn) : []
}

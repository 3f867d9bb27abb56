import { localDayAt } from '#domain/edition/calendar-date.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'

/** The day it is by the edition's clock and zone, as `yyyy-mm-dd`. */
export function useToday(): string {
  const edition = useEdition()
  return localDayAt(editionNow(edition, Date.now()).getTime(), edition.timeZone)
}

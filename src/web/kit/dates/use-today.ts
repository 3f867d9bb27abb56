import { localDayAt } from '#domain/edition/calendar-date.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'

/** The day it is by the edition's clock and zone, as `yyyy-mm-dd`. */
export function useToday(): string {
  const edition = useEdition()
  return localDayAt(editionNow(edition, Date.now()).getTime(), edition.timeZone)
}

/** The same by the machine's clock, by which messages go out while the forum's may have been moved. */
export function useMachineToday(): string {
  return localDayAt(Date.now(), useEdition().timeZone)
}

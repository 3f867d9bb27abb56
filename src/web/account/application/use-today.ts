import { useMemo } from 'react'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'

/** The date by the edition's clock and zone, yyyy-mm-dd, as of when the page was opened. */
export function useToday(): string {
  const edition = useEdition()
  return useMemo(() => localDayAt(editionNow(edition, Date.now()).getTime(), edition.timeZone), [edition])
}

import { type IsoDate, localDayAt } from '../edition/calendar-date.ts'
import { workingDaysAfter } from '../edition/working-day.ts'

/** Working days in which publication has to stop once the consent to it was withdrawn (152-FZ, article 10.1, part 14). */
const daysToLeave = 3

/** The day by which the name, too, must have left the site; null while the consent stands. */
export function leavesBy(
  consent: { withdrawnAt: Date | null } | null | undefined,
  timeZone: string,
): IsoDate | null {
  const withdrawnAt = consent?.withdrawnAt
  return withdrawnAt ? workingDaysAfter(localDayAt(withdrawnAt.getTime(), timeZone), daysToLeave) : null
}

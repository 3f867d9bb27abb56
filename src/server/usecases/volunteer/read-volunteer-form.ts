import type * as routes from '#contract/volunteer.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { isDeadlinePassed } from '#domain/edition/deadline.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'

/** Whether the last day of the form is over in the edition's time zone. */
export function areFormsClosed(needs: Needs<'clock'>, edition: EditionRow): boolean {
  const { volunteersUntil: lastDay, timeZone } = edition
  return isDeadlinePassed({ lastDay, timeZone }, needs.clock.now().getTime())
}

/** What somebody sees before they fill in the form. */
export const readVolunteerForm: UseCase<typeof routes.readVolunteerForm, 'clock' | 'database'> = async (
  { facts },
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  return {
    open: !areFormsClosed(needs, edition),
    until: edition.volunteersUntil,
    today: localDayAt(needs.clock.now().getTime(), edition.timeZone),
    consent: onSiteConsentText(edition, facts.locale, 'volunteer').text,
  }
}

import type * as routes from '#contract/volunteer.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatDays } from '#server/documents/document-format.ts'
import { formatDocumentMinute } from '#server/documents/document-moment.ts'
import { drawingGate } from '#server/gate.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { findOwnVolunteer } from './own-volunteer.ts'
import { volunteerNames } from './present-volunteer.ts'
import { volunteerPass } from './read-volunteer-page.ts'

/** A volunteer's pass on paper; while they have none there is no document (not_found). */
export const readVolunteerPass: UseCase<
  typeof routes.readVolunteerPass,
  'clock' | 'database' | 'passes' | 'sealer'
> = async ({ params: { volunteerToken }, query: { locale } }, needs) => {
  const own = await findOwnVolunteer(needs, needs.database, volunteerToken)
  const { volunteer, edition } = own
  const pass = (await volunteerPass(needs, needs.database, own)) ?? refuse('not_found')
  const moment = (instant: string) => formatDocumentMinute(new Date(instant), locale, edition.timeZone)
  const { name, latinName } = volunteerNames(volunteer)
  const page = {
    code: pass.code,
    name,
    otherName: name === latinName ? '' : latinName,
    lines: [
      m.badge_role_volunteer({}, { locale }),
      m.staff_pass_valid({ from: moment(pass.validFrom), to: moment(pass.validTo) }, { locale }),
    ],
  }
  const city = locale === 'ru' ? edition.cityRu : edition.cityEn
  return drawingGate(async () => {
    const { renderStaffPasses } = await import('#server/documents/staff-pass-pdf.ts')
    return {
      bytes: await renderStaffPasses([page], {
        title: m.volunteer_pass_title({}, { locale }),
        forumName: locale === 'ru' ? edition.nameRu : edition.nameEn,
        forumPlace: `${formatDays(edition, locale)}, ${city}`,
        locale,
        created: documentInstant(localDayAt(needs.clock.now().getTime(), edition.timeZone)),
      }),
      contentType: 'application/pdf',
      fileName: `volunteer-pass-${edition.slug}.pdf`,
    }
  })
}

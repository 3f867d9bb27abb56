import type * as routes from '#contract/staff-pass.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { onSiteRoleOnPaper } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatDay } from '#server/documents/document-format.ts'
import { formatDocumentMinute } from '#server/documents/document-moment.ts'
import type { PrintedPass } from '#server/documents/staff-pass-pdf.ts'
import { drawingGate } from '#server/gate.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { forumOnBadge } from '../badge/forum-on-badge.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { signedStaffPasses } from './signed-staff-passes.ts'

/** All passes of a company to print, each on its own page: employees first, then vehicles for the windscreen. */
export const readStaffPasses: UseCase<
  typeof routes.readStaffPasses,
  'clock' | 'database' | 'passes'
> = async ({ actor, params: { guid }, query: { locale } }, needs) => {
  const { company, edition } = await loadStaffCompany(needs.database, actor, guid)
  const { employees, vehicles } = await signedStaffPasses(needs, needs.database, {
    companyGuid: guid,
    edition,
  })
  if (employees.length + vehicles.length === 0) refuse('not_found')
  const moment = (instant: string) => formatDocumentMinute(new Date(instant), locale, edition.timeZone)
  const valid = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
    m.staff_pass_valid({ from: moment(validFrom), to: moment(validTo) }, { locale })
  const pages: PrintedPass[] = [
    ...employees.map(row => ({
      code: row.code,
      name: `${row.lastName} ${[row.firstName, row.middleName].filter(Boolean).join(' ')}`,
      otherName: `${row.latinFirstName} ${row.latinLastName}`,
      lines: [company.name, onSiteRoleOnPaper(row.onSiteRole, locale), valid(row)],
    })),
    ...vehicles.map(row => ({
      code: row.code,
      name: row.plateCountry === 'RU' ? spacedPlate(row.plate) : row.plate,
      otherName: row.brand,
      lines: [
        company.name,
        m.staff_pass_vehicle_days(
          { from: formatDay(row.arrivesOn, locale), to: formatDay(row.leavesOn, locale) },
          { locale },
        ),
        valid(row),
        m.staff_pass_driver_needed({}, { locale }),
      ],
    })),
  ]
  const { name, place } = forumOnBadge(edition, locale)
  return drawingGate(async () => {
    const { renderStaffPasses } = await import('#server/documents/staff-pass-pdf.ts')
    return {
      bytes: await renderStaffPasses(pages, {
        title: m.staff_pass_document_title({ company: company.name }, { locale }),
        forumName: name,
        forumPlace: place,
        locale,
        created: documentInstant(localDayAt(needs.clock.now().getTime(), edition.timeZone)),
      }),
      contentType: 'application/pdf',
      fileName: `passes-${edition.slug}.pdf`,
    }
  })
}

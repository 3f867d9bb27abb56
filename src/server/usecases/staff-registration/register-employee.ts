import type * as routes from '#contract/staff-registration.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { countSelfRegistered, insertEmployee } from '#server/persistence/employee-queries.ts'
import { lockStaffCompany } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'
import { employeeColumns } from '../employee/present-employee.ts'
import { companyOfLink } from './read-registration.ts'

/** So many a company has not looked at yet: a link that went round fills no more. */
const mostUnsent = 500

/**
 * An employee writes themselves down by their company's link, for setting up and dismantling until the company says otherwise. A phone that the company
 * already has changes nothing and gets the same answer: the link would otherwise tell who works there.
 */
export const registerEmployee: UseCase<typeof routes.registerEmployee, 'clock' | 'database'> = async (
  { params: { companyGuid: registrationGuid }, body: { consent, consentVersion, ...fields }, facts },
  { clock, database },
) => {
  const at = clock.now()
  try {
    return await database.transaction().execute(async tx => {
      const { company: found, edition } = await companyOfLink(tx, registrationGuid)
      const { accountGuid } = found
      const company = await lockStaffCompany(tx, { guid: found.guid, editionGuid: edition.guid, accountGuid })
      // Replaced, or handed over, while this waited for the lock.
      if (company?.registrationGuid !== registrationGuid) refuse('link_invalid')
      const { text, record } = onSiteConsentText(edition, facts.locale)
      if (text.version !== consentVersion) refuse('consent_text_changed')
      if ((await countSelfRegistered(tx, company.guid)) >= mostUnsent) refuse('registrations_many')
      const guid = await insertEmployee(tx, {
        ...employeeColumns({ ...fields, onForum: false, onMontage: true }),
        companyGuid: company.guid,
        selfRegistered: true,
        ...record,
        createdAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: null,
        actorRole: 'employee',
        subjectKind: 'employee',
        subjectGuid: guid,
        action: 'registerEmployee',
        requestId: facts.requestId,
      })
      return { companyName: company.name }
    })
  } catch (error) {
    if (!breaks(error, 'employee_phone')) throw error
    return { companyName: (await companyOfLink(database, registrationGuid)).company.name }
  }
}

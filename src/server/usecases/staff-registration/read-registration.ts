import type * as routes from '#contract/staff-registration.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findCompanyOfLink } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'

/** The company of a self-registration link; a link that was replaced is no longer any company's (link_invalid). */
export async function companyOfLink(reader: Reader, registrationGuid: string) {
  const edition = await readCurrentEdition(reader)
  const company = await findCompanyOfLink(reader, { registrationGuid, editionGuid: edition.guid })
  return { company: company ?? refuse('link_invalid'), edition }
}

/** What somebody with the link sees before they write themselves down. */
export const readRegistration: UseCase<typeof routes.readRegistration, 'database'> = async (
  { params: { companyGuid }, facts },
  { database },
) => {
  const { company, edition } = await companyOfLink(database, companyGuid)
  return { companyName: company.name, consent: onSiteConsentText(edition, facts.locale).text }
}

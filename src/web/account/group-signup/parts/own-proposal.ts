import type { Participant } from '#contract/participant.ts'
import type { CompanyValues } from '#web/account/company/company-resolver.ts'
import type { CoordinatorValues } from '#web/account/group/coordinator-fields.tsx'
import { noCompany } from '#web/account/group/group-values.ts'

/** What a coordinator's own application says already: their name and e-mail, and the organisation that they work for. */
export function proposalOf({ person, company }: Participant): {
  coordinator: CoordinatorValues
  company: CompanyValues
} {
  const cyrillic = person.lastName && person.firstName
  return {
    coordinator: {
      lastName: (cyrillic ? person.lastName : person.latinLastName) ?? '',
      firstName: (cyrillic ? person.firstName : person.latinFirstName) ?? '',
      middleName: (cyrillic && person.middleName) || '',
      email: person.email ?? '',
    },
    company: {
      hasInn: company.hasInn,
      inn: company.inn ?? '',
      kpp: company.kpp ?? '',
      name: company.name ?? '',
      shortName: company.shortName ?? '',
      companyType: company.companyType ?? noCompany.companyType,
      siteUrl: company.siteUrl ?? '',
      noSite: company.noSite,
      address: company.address ?? '',
    },
  }
}

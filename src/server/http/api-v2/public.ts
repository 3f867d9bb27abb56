import * as company from '#contract/company.ts'
import * as dictionary from '#contract/dictionary.ts'
import * as edition from '#contract/edition.ts'
import { findCompany } from '#server/usecases/company/find-company.ts'
import { readConsentTexts } from '#server/usecases/consent/read-consent-texts.ts'
import { countries } from '#server/usecases/dictionary/countries.ts'
import { dictionaries } from '#server/usecases/dictionary/dictionaries.ts'
import { readEdition } from '#server/usecases/edition/read-edition.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable } from '../route-table.ts'

export const publicRoutes = routeGroup(
  routeTable(edition, {
    readEdition: (_call, services) => readEdition(services),
  }),
  routeTable(dictionary, {
    readDictionaries: async () => dictionaries,
    readCountries: async () => countries,
    readConsents: readConsentTexts,
  }),
  routeTable(company, {
    readCompany: capped(caps.companyLookups, findCompany),
  }),
)

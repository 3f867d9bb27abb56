import type { FastifyInstance } from 'fastify'
import { readCompany } from '#contract/company.ts'
import { readConsents, readCountries, readDictionaries } from '#contract/dictionary.ts'
import { readEdition as editionRoute } from '#contract/edition.ts'
import type { Services } from '../../services.ts'
import { findCompany } from '../../usecases/company/find-company.ts'
import { consentTexts } from '../../usecases/consent/consent-texts.ts'
import { countries } from '../../usecases/dictionary/countries.ts'
import { dictionaries } from '../../usecases/dictionary/dictionaries.ts'
import { readEdition } from '../../usecases/edition/read-edition.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

export function publicRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, editionRoute, () => readEdition(services))
  mountRoute(app, services, readDictionaries, async () => dictionaries)
  mountRoute(app, services, readCountries, async () => countries)
  mountRoute(app, services, readConsents, async ({ query }) => consentTexts(query.locale))
  const limitLookups = createActorCap(caps.companyLookups)
  mountRoute(app, services, readCompany, async ({ actor, params }) => {
    limitLookups(actor)
    return findCompany(services, params.inn)
  })
}

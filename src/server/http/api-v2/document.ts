import type { FastifyInstance } from 'fastify'
import * as document from '#contract/document.ts'
import * as address from '#contract/postal-address.ts'
import type { Services } from '../../services.ts'
import { giveConsent, readConsents, withdrawConsent } from '../../usecases/consent/own-consents.ts'
import { renderConsent } from '../../usecases/document/render-consent.ts'
import { renderPolicy } from '../../usecases/document/render-policy.ts'
import { renderPowerOfAttorney } from '../../usecases/document/render-power-of-attorney.ts'
import { readPostalAddress, savePostalAddress } from '../../usecases/postal-address/postal-address-section.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

/** Consents, papers and the postal address of a participant. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, document.readConsents, ({ actor, facts, params }) =>
    readConsents(services, actor, facts.locale, params.guid),
  )
  mountRoute(app, services, document.giveConsent, ({ actor, facts, params, body }) =>
    giveConsent(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, document.withdrawConsent, ({ actor, facts, params }) =>
    withdrawConsent(services, actor, facts, params),
  )
  const limitDocuments = createActorCap(caps.documents)
  mountRoute(app, services, document.readConsentPdf, async ({ actor, params }) => {
    limitDocuments(actor)
    return renderConsent(services, actor, params)
  })
  mountRoute(app, services, document.readPolicyPdf, async ({ actor, params, query }) => {
    limitDocuments(actor)
    return renderPolicy(services, actor, { guid: params.guid, locale: query.locale })
  })
  mountRoute(app, services, document.drawPowerOfAttorney, async ({ actor, facts, params, body }) => {
    limitDocuments(actor)
    return renderPowerOfAttorney(services, actor, { guid: params.guid, locale: facts.locale, body })
  })
  mountRoute(app, services, address.readPostalAddress, ({ actor, params }) =>
    readPostalAddress(services, actor, params.guid),
  )
  mountRoute(app, services, address.savePostalAddress, ({ actor, facts, params, body }) =>
    savePostalAddress(services, actor, facts, params.guid, body),
  )
}

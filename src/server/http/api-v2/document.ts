import * as document from '#contract/document.ts'
import * as postalAddress from '#contract/postal-address.ts'
import { giveConsent, readConsents, withdrawConsent } from '#server/usecases/consent/own-consents.ts'
import { renderConsent } from '#server/usecases/document/render-consent.ts'
import { renderPolicy } from '#server/usecases/document/render-policy.ts'
import { renderPowerOfAttorney } from '#server/usecases/document/render-power-of-attorney.ts'
import {
  readPostalAddress,
  savePostalAddress,
} from '#server/usecases/postal-address/postal-address-section.ts'
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable } from '../route-table.ts'

/** Consents, papers and the postal address of a participant. */
export const documentRoutes = routeGroup(
  routeTable(document, {
    readConsents,
    giveConsent,
    withdrawConsent,
    readConsentPdf: capped(caps.documents, renderConsent),
    readPolicyPdf: capped(caps.documents, renderPolicy),
    drawPowerOfAttorney: capped(caps.documents, renderPowerOfAttorney),
  }),
  routeTable(postalAddress, {
    readPostalAddress,
    savePostalAddress,
  }),
)

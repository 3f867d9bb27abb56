import { startingVatRates } from '#domain/payment/vat.ts'
import { startingPlacePrice, startingQuotas } from '#domain/staff-company/forum-day-quota.ts'
import type { Tx } from '../persistence/database.ts'
import { insertDemoEdition } from '../persistence/demo-queries.ts'
import { storedVatRates } from '../persistence/edition-queries.ts'
import { publishLegalDetails } from '../persistence/legal-details-queries.ts'
import { saveSiteSetting } from '../persistence/site-setting-queries.ts'
import { saveForumDayQuotas, saveSiteWindows } from '../persistence/staff-company-queries.ts'
import { demoEdition, demoLegalDetails, demoSiteWindows } from './demo-edition.ts'
import { moscow } from './demo-event.ts'

/** When the organisers prepared the edition. */
export const preparedAt = moscow('2025-06-02 10:00')

/** The demo's edition with the first publication of its legal details; gives its guid. */
export async function seedEdition(tx: Tx): Promise<string> {
  const editionGuid = await insertDemoEdition(tx, {
    ...demoEdition,
    vatRates: storedVatRates(startingVatRates),
  })
  await saveForumDayQuotas(tx, editionGuid, startingQuotas)
  await saveSiteWindows(tx, editionGuid, demoSiteWindows)
  await saveSiteSetting(tx, editionGuid, { version: 0, placePriceKopecks: startingPlacePrice })
  const { operator, seller, legalSince } = demoLegalDetails
  await publishLegalDetails(tx, 0, {
    ...{ editionGuid, operator, seller, since: legalSince, at: preparedAt, by: null },
    forum: { ru: demoEdition.nameRu, en: demoEdition.nameEn },
  })
  return editionGuid
}

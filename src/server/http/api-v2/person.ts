import * as contactPerson from '#contract/contact-person.ts'
import * as erasure from '#contract/erasure.ts'
import * as personalData from '#contract/personal-data.ts'
import * as profile from '#contract/profile.ts'
import * as settings from '#contract/settings.ts'
import * as subscription from '#contract/unsubscribe.ts'
import { readContact } from '#server/usecases/contact-person/read-contact.ts'
import { removeContact, saveContact } from '#server/usecases/contact-person/save-contact.ts'
import { decideErasure } from '#server/usecases/erasure/decide-erasure.ts'
import { countErasureFilters, listErasures } from '#server/usecases/erasure/list-erasures.ts'
import { readErasure, requestErasure, withdrawErasure } from '#server/usecases/erasure/request-erasure.ts'
import { packPersonalData } from '#server/usecases/personal-data/pack-personal-data.ts'
import { readProfile } from '#server/usecases/profile/read-profile.ts'
import { saveProfile } from '#server/usecases/profile/save-profile.ts'
import { readSettings } from '#server/usecases/settings/read-settings.ts'
import { saveSettings } from '#server/usecases/settings/save-settings.ts'
import { readSubscription } from '#server/usecases/subscription/read-subscription.ts'
import { unsubscribe } from '#server/usecases/subscription/unsubscribe.ts'
import { caps } from '../actor-cap.ts'
import { capped, type RouteGroup, routeGroup, routeTable, searching } from '../route-table.ts'
import { ignoreBodies } from '../unsubscribe.ts'

/** The person's own sections: profile, contact person, settings, and erasure. */
export const personRoutes = routeGroup(
  routeTable(profile, {
    readProfile,
    saveProfile,
  }),
  routeTable(contactPerson, {
    readContactPerson: readContact,
    saveContactPerson: saveContact,
    removeContactPerson: removeContact,
  }),
  routeTable(settings, {
    readSettings,
    saveSettings,
  }),
  routeTable(personalData, {
    downloadPersonalData: capped(caps.personalData, packPersonalData),
  }),
  routeTable(erasure, {
    readErasure,
    requestErasure,
    withdrawErasure,
    listErasures: searching(listErasures),
    countErasureFilters: searching(countErasureFilters),
    decideErasure,
  }),
  routeTable(
    { readSubscription: subscription.readSubscription },
    {
      readSubscription,
    },
  ),
)

/** Unsubscribing from marketing letters through their link. */
export const unsubscribeRoutes: RouteGroup = {
  prepare: ignoreBodies,
  routes: routeTable(
    { unsubscribe: subscription.unsubscribe },
    {
      unsubscribe,
    },
  ),
}

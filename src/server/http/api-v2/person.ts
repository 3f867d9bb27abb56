import * as contactPerson from '#contract/contact-person.ts'
import * as erasure from '#contract/erasure.ts'
import * as personalData from '#contract/personal-data.ts'
import * as profile from '#contract/profile.ts'
import * as settings from '#contract/settings.ts'
import * as subscription from '#contract/unsubscribe.ts'
import { readContact } from '../../usecases/contact/read-contact.ts'
import { removeContact, saveContact } from '../../usecases/contact/save-contact.ts'
import { decideErasure } from '../../usecases/erasure/decide-erasure.ts'
import { listErasures } from '../../usecases/erasure/list-erasures.ts'
import { readErasure, requestErasure, withdrawErasure } from '../../usecases/erasure/request-erasure.ts'
import { packPersonalData } from '../../usecases/personal-data/pack-personal-data.ts'
import { readProfile } from '../../usecases/profile/read-profile.ts'
import { saveProfile } from '../../usecases/profile/save-profile.ts'
import { readSettings } from '../../usecases/settings/read-settings.ts'
import { saveSettings } from '../../usecases/settings/save-settings.ts'
import { readSubscription } from '../../usecases/subscription/read-subscription.ts'
import { unsubscribe } from '../../usecases/subscription/unsubscribe.ts'
import { caps } from '../actor-cap.ts'
import { capped, type RouteGroup, routeGroup, routeTable, searching } from '../route-table.ts'
import { ignoreBodies } from '../unsubscribe.ts'

/** What a person keeps about themselves: profile, contact person, settings, and the end of it all. */
export const personRoutes = routeGroup(
  routeTable(profile, {
    readProfile,
    saveProfile: ({ actor, facts, params, body }, services) =>
      saveProfile(services, actor, facts, params.guid, body),
  }),
  routeTable(contactPerson, {
    readContactPerson: readContact,
    saveContactPerson: ({ actor, facts, params, body }, services) =>
      saveContact(services, actor, facts, params.guid, body),
    removeContactPerson: ({ actor, facts, params }, services) =>
      removeContact(services, actor, facts, params.guid),
  }),
  routeTable(settings, {
    readSettings,
    saveSettings: ({ actor, facts, params, body }, services) =>
      saveSettings(services, actor, facts, params.guid, body),
  }),
  routeTable(personalData, {
    downloadPersonalData: capped(caps.personalData, ({ actor, facts, params }, services) =>
      packPersonalData(services, actor, facts, params.guid),
    ),
  }),
  routeTable(erasure, {
    readErasure: ({ actor, params }, services) => readErasure(services, actor, params.guid),
    requestErasure: ({ actor, facts, params, body }, services) =>
      requestErasure(services, actor, facts, params.guid, body.reason),
    withdrawErasure: ({ actor, facts, params }, services) => withdrawErasure(services, actor, facts, params),
    listErasures: searching(listErasures),
    decideErasure: ({ actor, facts, params, body }, services) =>
      decideErasure(services, actor, facts, { guid: params.guid, ...body }),
  }),
  routeTable(
    { readSubscription: subscription.readSubscription },
    {
      readSubscription,
    },
  ),
)

/** The end of marketing letters, by the link in them. */
export const unsubscribeRoutes: RouteGroup = {
  prepare: ignoreBodies,
  routes: routeTable(
    { unsubscribe: subscription.unsubscribe },
    {
      unsubscribe: ({ facts, params }, services) => unsubscribe(services, facts.requestId, params.guid),
    },
  ),
}

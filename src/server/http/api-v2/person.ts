import type { FastifyInstance } from 'fastify'
import * as contact from '#contract/contact-person.ts'
import * as erasure from '#contract/erasure.ts'
import { downloadPersonalData } from '#contract/personal-data.ts'
import * as profile from '#contract/profile.ts'
import * as settings from '#contract/settings.ts'
import * as subscription from '#contract/unsubscribe.ts'
import type { Services } from '../../services.ts'
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
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { ignoreBodies } from '../unsubscribe.ts'

/** What a person keeps about themselves: profile, contact person, settings, and the end of it all. */
export function personRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, profile.readProfile, ({ actor, params }) =>
    readProfile(services, actor, params.guid),
  )
  mountRoute(app, services, profile.saveProfile, ({ actor, facts, params, body }) =>
    saveProfile(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, contact.readContactPerson, ({ actor, params }) =>
    readContact(services, actor, params.guid),
  )
  mountRoute(app, services, contact.saveContactPerson, ({ actor, facts, params, body }) =>
    saveContact(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, contact.removeContactPerson, ({ actor, facts, params }) =>
    removeContact(services, actor, facts, params.guid),
  )
  mountRoute(app, services, settings.readSettings, ({ actor, params }) =>
    readSettings(services, actor, params.guid),
  )
  mountRoute(app, services, settings.saveSettings, ({ actor, facts, params, body }) =>
    saveSettings(services, actor, facts, params.guid, body),
  )
  erasureRoutes(app, services)
  subscriptionRoutes(app, services)
  const limitDownloads = createActorCap(caps.personalData)
  mountRoute(app, services, downloadPersonalData, async ({ actor, facts, params }) => {
    limitDownloads(actor)
    return packPersonalData(services, actor, facts, params.guid)
  })
}

function erasureRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, erasure.readErasure, ({ actor, params }) =>
    readErasure(services, actor, params.guid),
  )
  mountRoute(app, services, erasure.requestErasure, ({ actor, facts, params, body }) =>
    requestErasure(services, actor, facts, params.guid, body.reason),
  )
  mountRoute(app, services, erasure.withdrawErasure, ({ actor, facts, params }) =>
    withdrawErasure(services, actor, facts, params),
  )
  const limitSearch = createActorCap(caps.searches)
  mountRoute(app, services, erasure.listErasures, async ({ actor, query }) => {
    if (query.q) limitSearch(actor)
    return listErasures(services, query)
  })
  mountRoute(app, services, erasure.decideErasure, ({ actor, facts, params, body }) =>
    decideErasure(services, actor, facts, { guid: params.guid, ...body }),
  )
}

function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, subscription.readSubscription, ({ params }) =>
    readSubscription(services, params.guid),
  )
  app.register(async scope => {
    ignoreBodies(scope)
    mountRoute(scope, services, subscription.unsubscribe, ({ facts, params }) =>
      unsubscribe(services, facts.requestId, params.guid),
    )
  })
}

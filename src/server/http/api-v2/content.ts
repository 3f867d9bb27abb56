import type { FastifyInstance } from 'fastify'
import * as route from '#contract/content.ts'
import * as edition from '#contract/organizer-edition.ts'
import * as programme from '#contract/organizer-programme.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import type { Editing } from '../../usecases/content/content-audit.ts'
import { listContent, listContentOptions, readContentOverview } from '../../usecases/content/list-content.ts'
import { readContent } from '../../usecases/content/present-content.ts'
import { publishContent, unpublishContent } from '../../usecases/content/publish-content.ts'
import {
  createContent,
  orderContent,
  removeContent,
  saveContent,
} from '../../usecases/content/write-content.ts'
import { readEditionSettings, saveEditionSettings } from '../../usecases/edition/edition-settings.ts'
import { readPlannedProgramme } from '../../usecases/programme/planned-programme.ts'
import { previewProgramme } from '../../usecases/programme/preview-programme.ts'
import { publishProgramme } from '../../usecases/programme/publish-programme.ts'
import { mountRoute } from '../mount-route.ts'

/** An album of two hundred captions, or the longest prose in two languages and Cyrillic. */
const bodyLimit = 512 * 1024

/** What editors do in the console: content, the programme's board, the settings of the edition. */
export function contentRoutes(app: FastifyInstance, services: Services): void {
  app.register(async routes => {
    routes.addHook('onRoute', options => {
      options.bodyLimit = bodyLimit
    })
    readingRoutes(routes, services)
    writingRoutes(routes, services)
    programmeRoutes(routes, services)
    editionRoutes(routes, services)
  })
}

function editingOf(services: Services, call: { actor: OrganiserActor; facts: RequestFacts }): Editing {
  return { actor: call.actor, facts: call.facts, at: services.clock.now() }
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, route.readContentOverview, ({ query }) =>
    readContentOverview(services, query.edition),
  )
  mountRoute(app, services, route.listContent, ({ params, query }) =>
    listContent(services, params.kind, query),
  )
  mountRoute(app, services, route.listContentOptions, ({ params, query, facts }) =>
    listContentOptions(services, params.kind, { edition: query.edition, locale: facts.locale }),
  )
  mountRoute(app, services, route.readContent, ({ params }) =>
    readContent(services.database, params.kind, params.guid),
  )
}

function writingRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, route.createContent, call =>
    createContent(services, editingOf(services, call), { ...call.params, ...call.body }),
  )
  mountRoute(app, services, route.saveContent, call =>
    saveContent(services, editingOf(services, call), { ...call.params, ...call.body }),
  )
  mountRoute(app, services, route.publishContent, call =>
    publishContent(services, editingOf(services, call), { ...call.params, ...call.body }),
  )
  mountRoute(app, services, route.unpublishContent, call =>
    unpublishContent(services, editingOf(services, call), { ...call.params, ...call.body }),
  )
  mountRoute(app, services, route.removeContent, call =>
    removeContent(services, editingOf(services, call), call.params),
  )
  mountRoute(app, services, route.orderContent, call =>
    orderContent(services, editingOf(services, call), { ...call.params, ...call.body }),
  )
}

function programmeRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, programme.readPlannedProgramme, ({ query }) =>
    readPlannedProgramme(services, query.edition),
  )
  mountRoute(app, services, programme.publishProgramme, call =>
    publishProgramme(services, editingOf(services, call), call.body),
  )
  mountRoute(app, services, programme.previewProgramme, ({ query, facts }) =>
    previewProgramme(services, query.edition, query.locale ?? facts.locale),
  )
}

function editionRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, edition.readEditionSettings, () => readEditionSettings(services))
  mountRoute(app, services, edition.saveEditionSettings, call =>
    saveEditionSettings(services, editingOf(services, call), call.body),
  )
}

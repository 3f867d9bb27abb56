import type { FastifyInstance } from 'fastify'
import * as own from '#contract/change-request.ts'
import * as console from '#contract/organizer-change.ts'
import type { Services } from '../../services.ts'
import { decideChange } from '../../usecases/change-request/decide-change-request.ts'
import { listChanges } from '../../usecases/change-request/list-change-requests.ts'
import { requestChange } from '../../usecases/change-request/request-change.ts'
import { withdrawChangeRequest } from '../../usecases/change-request/withdraw-change-request.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

export function changeRequestRoutes(app: FastifyInstance, services: Services): void {
  const limitSearch = createActorCap(caps.searches)
  mountRoute(app, services, own.requestChange, ({ actor, facts, params, body }) =>
    requestChange(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, own.withdrawChangeRequest, ({ actor, facts, params }) =>
    withdrawChangeRequest(services, actor, facts, params),
  )
  mountRoute(app, services, console.listChanges, async ({ actor, facts, query }) => {
    if (query.q) limitSearch(actor)
    return listChanges(services, actor, facts, query)
  })
  mountRoute(app, services, console.decideChange, ({ actor, facts, params, body }) =>
    decideChange(services, actor, facts, { guid: params.guid, ...body }),
  )
}

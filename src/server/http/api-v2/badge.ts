import type { FastifyInstance } from 'fastify'
import { readBadgePdf, readBadge as readRoute, saveBadge as saveRoute } from '#contract/badge.ts'
import type { Services } from '../../services.ts'
import { readBadge } from '../../usecases/badge/read-badge.ts'
import { renderBadge } from '../../usecases/badge/render-badge.ts'
import { saveBadge } from '../../usecases/badge/save-badge.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

export function badgeRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) => readBadge(services, actor, params.guid))
  mountRoute(app, services, saveRoute, ({ actor, facts, params, body }) =>
    saveBadge(services, actor, facts, params.guid, body),
  )
  const limitDocuments = createActorCap(caps.documents)
  mountRoute(app, services, readBadgePdf, async ({ actor, params, query }) => {
    limitDocuments(actor)
    return renderBadge(services, actor, params.guid, query.locale)
  })
}

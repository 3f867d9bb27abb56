import type { FastifyInstance } from 'fastify'
import { readDashboard as dashboardRoute } from '#contract/dashboard.ts'
import { readEndedApplication as endedRoute } from '#contract/ended-application.ts'
import {
  cancelApplication as cancelRoute,
  createParticipant as createRoute,
  finishApplication as finishRoute,
  readParticipant as readRoute,
  saveDraft as saveRoute,
} from '#contract/participant.ts'
import type { Services } from '../../services.ts'
import { cancelApplication } from '../../usecases/application/cancel-application.ts'
import { finishApplication } from '../../usecases/application/finish-application.ts'
import { readEndedApplication } from '../../usecases/application/read-ended-application.ts'
import { readDashboard } from '../../usecases/dashboard/read-dashboard.ts'
import { createForAnother } from '../../usecases/participant/create-for-another.ts'
import { createParticipant } from '../../usecases/participant/create-participant.ts'
import { readParticipant } from '../../usecases/participant/read-participant.ts'
import { saveDraft } from '../../usecases/participant/save-draft.ts'
import { mountRoute } from '../mount-route.ts'

export function participantRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, createRoute, ({ actor, facts, body }) =>
    body.registrationType === 'another'
      ? createForAnother(services, actor, facts, body)
      : createParticipant(services, actor, facts, body),
  )
  mountRoute(app, services, readRoute, ({ actor, params }) => readParticipant(services, actor, params.guid))
  mountRoute(app, services, saveRoute, ({ actor, params, body }) =>
    saveDraft(services, actor, params.guid, body),
  )
  mountRoute(app, services, finishRoute, ({ actor, facts, params, body }) =>
    finishApplication(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, cancelRoute, ({ actor, facts, params, body }) =>
    cancelApplication(services, actor, facts, params.guid, body.reason ?? null),
  )
  mountRoute(app, services, dashboardRoute, ({ actor, params }) =>
    readDashboard(services, actor, params.guid),
  )
  mountRoute(app, services, endedRoute, ({ actor }) => readEndedApplication(services, actor))
}

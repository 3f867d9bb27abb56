import type { FastifyInstance } from 'fastify'
import { listActedFor } from '#contract/acted-for.ts'
import * as assistant from '#contract/assistant.ts'
import * as link from '#contract/login-link.ts'
import type { Services } from '../../services.ts'
import { changeAssistant } from '../../usecases/assistant/change-assistant.ts'
import { endAssistance, withdrawAssistant } from '../../usecases/assistant/end-assistant.ts'
import { grantAssistant } from '../../usecases/assistant/grant-assistant.ts'
import { listActedFor as actedFor } from '../../usecases/assistant/list-acted-for.ts'
import { listAssistants } from '../../usecases/assistant/list-assistants.ts'
import { openLoginLink, readLoginLink } from '../../usecases/auth/login-link.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

/** Who acts for a participant, what they have done, and the links by which they log in. */
export function assistantRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, assistant.listAssistants, ({ actor, params }) =>
    listAssistants(services, actor, params.guid),
  )
  const limitGrants = createActorCap(caps.grants)
  mountRoute(app, services, assistant.grantAssistant, async ({ actor, facts, params, body }) => {
    limitGrants(actor)
    return grantAssistant(services, actor, facts, params.guid, body)
  })
  mountRoute(app, services, assistant.changeAssistant, ({ actor, facts, params, body }) =>
    changeAssistant(services, actor, facts, params, body),
  )
  mountRoute(app, services, assistant.withdrawAssistant, ({ actor, facts, params }) =>
    withdrawAssistant(services, actor, facts, params),
  )
  mountRoute(app, services, assistant.endAssistance, ({ actor, facts, params }) =>
    endAssistance(services, actor, facts, params.guid),
  )
  mountRoute(app, services, listActedFor, ({ actor, params, query }) =>
    actedFor(services, actor, params.guid, query),
  )
  mountRoute(app, services, link.readLoginLink, ({ params }) => readLoginLink(services, params.loginGuid))
  mountRoute(app, services, link.useLoginLink, ({ facts, params }) =>
    openLoginLink(services, facts, params.loginGuid),
  )
}

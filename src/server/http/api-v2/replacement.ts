import type { FastifyInstance } from 'fastify'
import {
  replaceByOrganiser as byOrganiserRoute,
  listCredits as creditsRoute,
  readGroupPayments as paymentsRoute,
  refundCredit as refundRoute,
  replaceMember as replaceRoute,
} from '#contract/replacement.ts'
import type { Services } from '../../services.ts'
import { readGroupPayments } from '../../usecases/group/read-group-payments.ts'
import { replaceByOrganiser } from '../../usecases/group/replace-by-organiser.ts'
import { replaceMember } from '../../usecases/group/replace-member.ts'
import { listCredits } from '../../usecases/replacement/list-credits.ts'
import { refundCredit } from '../../usecases/replacement/refund-credit.ts'
import { mountRoute } from '../mount-route.ts'

/** What a group pays, and places that are given to other people with what was paid for them. */
export function replacementRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, paymentsRoute, ({ actor, params }) =>
    readGroupPayments(services, actor, params.guid),
  )
  mountRoute(app, services, replaceRoute, ({ actor, facts, params, body }) =>
    replaceMember(
      services,
      actor,
      facts,
      { groupGuid: params.guid, participantGuid: params.participantGuid },
      body,
    ),
  )
  mountRoute(app, services, byOrganiserRoute, ({ actor, facts, params, body }) =>
    replaceByOrganiser(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, creditsRoute, () => listCredits(services))
  mountRoute(app, services, refundRoute, ({ actor, facts, params, body }) =>
    refundCredit(services, actor, facts, params.guid, body.reason),
  )
}

import type { FastifyInstance } from 'fastify'
import {
  confirmOwn as confirmOwnRoute,
  readOwnConfirmation as readOwnRoute,
  readConfirmation as readRoute,
  resendConfirmation as resendRoute,
  useConfirmation as useRoute,
} from '#contract/confirmation.ts'
import type { Services } from '../../services.ts'
import { declineByLink } from '../../usecases/application/decline-application.ts'
import { confirmByLink, confirmOwn } from '../../usecases/confirmation/confirm-application.ts'
import {
  openByToken,
  readMasked,
  readOwnConfirmation,
} from '../../usecases/confirmation/read-confirmation.ts'
import { resendConfirmation } from '../../usecases/confirmation/resend-confirmation.ts'
import { mountRoute } from '../mount-route.ts'

export function confirmationRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ params }) => readMasked(services, params.confirmationToken))
  mountRoute(app, services, useRoute, async ({ facts, params, body }) => {
    const { confirmationToken } = params
    if (body.action === 'open')
      return { state: 'open' as const, ...(await openByToken(services, confirmationToken)) }
    if (body.action === 'decline') {
      await declineByLink(services, facts, confirmationToken)
      return { state: 'declined' as const }
    }
    return { state: 'confirmed' as const, ...(await confirmByLink(services, facts, confirmationToken, body)) }
  })
  mountRoute(app, services, readOwnRoute, ({ actor, params }) =>
    readOwnConfirmation(services, actor, params.guid),
  )
  mountRoute(app, services, confirmOwnRoute, ({ actor, facts, params, body }) =>
    confirmOwn(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, resendRoute, ({ actor, facts, params, body }) =>
    resendConfirmation(services, actor, facts, params.guid, body.phone),
  )
}

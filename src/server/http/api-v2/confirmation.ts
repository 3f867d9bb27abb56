import * as confirmation from '#contract/confirmation.ts'
import { declineByLink } from '../../usecases/application/decline-application.ts'
import { confirmByLink, confirmOwn } from '../../usecases/confirmation/confirm-application.ts'
import {
  openByToken,
  readMasked,
  readOwnConfirmation,
} from '../../usecases/confirmation/read-confirmation.ts'
import { resendConfirmation } from '../../usecases/confirmation/resend-confirmation.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const confirmationRoutes = routeGroup(
  routeTable(confirmation, {
    readConfirmation: readMasked,
    useConfirmation: async ({ facts, params, body }, services) => {
      const { confirmationToken } = params
      if (body.action === 'open')
        return { state: 'open' as const, ...(await openByToken(services, confirmationToken)) }
      if (body.action === 'decline') {
        await declineByLink(services, facts, confirmationToken)
        return { state: 'declined' as const }
      }
      return {
        state: 'confirmed' as const,
        ...(await confirmByLink(services, facts, confirmationToken, body)),
      }
    },
    readOwnConfirmation,
    confirmOwn: ({ actor, facts, params, body }, services) =>
      confirmOwn(services, actor, facts, params.guid, body),
    resendConfirmation,
  }),
)

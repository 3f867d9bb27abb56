import * as confirmation from '#contract/confirmation.ts'
import { answerConfirmation } from '#server/usecases/application/answer-confirmation.ts'
import { confirmOwn } from '#server/usecases/confirmation/confirm-application.ts'
import { readMasked, readOwnConfirmation } from '#server/usecases/confirmation/read-confirmation.ts'
import { resendConfirmation } from '#server/usecases/confirmation/resend-confirmation.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const confirmationRoutes = routeGroup(
  routeTable(confirmation, {
    readConfirmation: readMasked,
    useConfirmation: answerConfirmation,
    readOwnConfirmation,
    confirmOwn,
    resendConfirmation,
  }),
)

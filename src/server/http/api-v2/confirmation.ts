import * as confirmation from '#contract/confirmation.ts'
import { answerConfirmation } from '../../usecases/application/answer-confirmation.ts'
import { confirmOwn } from '../../usecases/confirmation/confirm-application.ts'
import { readMasked, readOwnConfirmation } from '../../usecases/confirmation/read-confirmation.ts'
import { resendConfirmation } from '../../usecases/confirmation/resend-confirmation.ts'
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

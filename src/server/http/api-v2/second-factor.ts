import * as secondFactor from '#contract/second-factor.ts'
import {
  acceptInvitation,
  finishEnrolment,
  startAppEnrolment,
  startPasskeyEnrolment,
} from '#server/usecases/second-factor/enrol.ts'
import {
  answerSecondFactor,
  readWaitingLogin,
  startPasskeyLogin,
} from '#server/usecases/second-factor/log-in-by-factor.ts'
import {
  addSecondFactor,
  checkSecondFactor,
  readOwnFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  startNewApp,
  startNewPasskey,
  startPasskeyCheck,
} from '#server/usecases/second-factor/own-factors.ts'
import { inBrowser } from '../device-cookie.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const secondFactorRoutes = routeGroup(
  routeTable(secondFactor, {
    readWaitingLogin,
    startPasskeyLogin,
    answerSecondFactor: inBrowser(answerSecondFactor),
    acceptInvitation,
    startPasskeyEnrolment,
    startAppEnrolment,
    finishEnrolment: inBrowser(finishEnrolment),
    readOwnFactors,
    startPasskeyCheck,
    checkSecondFactor,
    startNewPasskey,
    startNewApp,
    addSecondFactor,
    removeSecondFactor,
    renewRecoveryCodes,
  }),
)

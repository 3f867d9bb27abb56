import * as auth from '#contract/auth.ts'
import { findLiveTokenWithUsers } from '../../persistence/access-queries.ts'
import { listLogIns, logout, logoutEverywhere } from '../../usecases/auth/log-ins.ts'
import { readSession } from '../../usecases/auth/read-session.ts'
import { renewSession } from '../../usecases/auth/renew-session.ts'
import { requestCode } from '../../usecases/auth/request-code.ts'
import { verifyCode } from '../../usecases/auth/verify-code.ts'
import { finding, routeGroup, routeTable } from '../route-table.ts'

export const authRoutes = routeGroup(
  routeTable(auth, {
    otpRequest: requestCode,
    otpVerify: verifyCode,
    readSession: finding(findLiveTokenWithUsers, readSession),
    renewSession,
    listLogIns,
    logoutEverywhere,
    logout,
  }),
)

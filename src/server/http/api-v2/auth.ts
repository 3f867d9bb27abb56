import * as auth from '#contract/auth.ts'
import { findLiveTokenWithUsers } from '#server/persistence/access-queries.ts'
import { listLogIns, logout, logoutEverywhere } from '#server/usecases/auth/log-ins.ts'
import { readSession } from '#server/usecases/auth/read-session.ts'
import { renewSession } from '#server/usecases/auth/renew-session.ts'
import { requestCode } from '#server/usecases/auth/request-code.ts'
import { verifyCode } from '#server/usecases/auth/verify-code.ts'
import { inBrowser } from '../device-cookie.ts'
import { finding, routeGroup, routeTable } from '../route-table.ts'

export const authRoutes = routeGroup(
  routeTable(auth, {
    otpRequest: inBrowser(requestCode),
    otpVerify: inBrowser(verifyCode),
    readSession: finding(findLiveTokenWithUsers, readSession),
    renewSession,
    listLogIns,
    logoutEverywhere,
    logout,
  }),
)

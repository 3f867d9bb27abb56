import * as auth from '#contract/auth.ts'
import { findLiveTokenWithUsers, revokeToken } from '../../persistence/access-queries.ts'
import { listLogIns, logoutEverywhere } from '../../usecases/auth/log-ins.ts'
import { presentLists } from '../../usecases/auth/read-session.ts'
import { renewSession as renew } from '../../usecases/auth/renew-session.ts'
import { requestCode } from '../../usecases/auth/request-code.ts'
import { verifyCode } from '../../usecases/auth/verify-code.ts'
import { finding, routeGroup, routeTable } from '../route-table.ts'

export const authRoutes = routeGroup(
  routeTable(auth, {
    otpRequest: ({ body, facts }, services) => requestCode(services, facts, body),
    otpVerify: verifyCode,
    readSession: finding(findLiveTokenWithUsers, async ({ live }) => presentLists(live)),
    renewSession: renew,
    listLogIns: ({ actor }, services) => listLogIns(services, actor),
    logoutEverywhere: ({ actor, facts, body }, services) => logoutEverywhere(services, actor, facts, body),
    logout: async ({ actor }, services) => {
      await revokeToken(services.database, actor.tokenGuid, services.clock.wall())
      return null
    },
  }),
)

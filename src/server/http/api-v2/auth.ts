import type { FastifyInstance } from 'fastify'
import {
  logoutEverywhere as everywhereRoute,
  listLogIns as logInsRoute,
  logout,
  otpRequest,
  otpVerify,
  readSession,
  renewSession,
} from '#contract/auth.ts'
import { findLiveTokenWithUsers, revokeToken } from '../../persistence/access-queries.ts'
import type { Services } from '../../services.ts'
import { listLogIns, logoutEverywhere } from '../../usecases/auth/log-ins.ts'
import { presentLists } from '../../usecases/auth/read-session.ts'
import { renewSession as renew } from '../../usecases/auth/renew-session.ts'
import { requestCode } from '../../usecases/auth/request-code.ts'
import { verifyCode } from '../../usecases/auth/verify-code.ts'
import { mountRoute } from '../mount-route.ts'

export function authRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, otpRequest, ({ body, facts }) => requestCode(services, facts, body))
  mountRoute(app, services, otpVerify, ({ body, facts }) => verifyCode(services, facts, body))
  mountRoute(app, services, readSession, async ({ live }) => presentLists(live), findLiveTokenWithUsers)
  mountRoute(app, services, renewSession, ({ actor }) => renew(services, actor))
  mountRoute(app, services, logInsRoute, ({ actor }) => listLogIns(services, actor))
  mountRoute(app, services, everywhereRoute, ({ actor, facts, body }) =>
    logoutEverywhere(services, actor, facts, body),
  )
  mountRoute(app, services, logout, async ({ actor }) => {
    await revokeToken(services.database, actor.tokenGuid, services.clock.wall())
    return null
  })
}

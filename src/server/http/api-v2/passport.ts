import type { FastifyInstance } from 'fastify'
import {
  readPassport as readRoute,
  savePassport as saveRoute,
  uploadPassportFile,
} from '#contract/passport.ts'
import type { Services } from '../../services.ts'
import { readPassport } from '../../usecases/passport/read-passport.ts'
import { savePassport } from '../../usecases/passport/save-passport.ts'
import { passportPageBytes, uploadPassportPage } from '../../usecases/passport/upload-passport-page.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { readUpload } from '../uploads.ts'

export function passportRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) => readPassport(services, actor, params.guid))
  mountRoute(app, services, saveRoute, ({ actor, facts, params, body }) =>
    savePassport(services, actor, facts, params.guid, body),
  )
  const limitUploads = createActorCap(caps.uploads)
  mountRoute(app, services, uploadPassportFile, async ({ actor, request }) => {
    limitUploads(actor)
    const { participantGuid, bytes } = await readUpload(request, passportPageBytes)
    return uploadPassportPage(services, actor, { participantGuid, bytes })
  })
}

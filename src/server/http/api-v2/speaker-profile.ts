import type { FastifyInstance } from 'fastify'
import { takePhotograph as photographRoute } from '#contract/organizer-speaker.ts'
import {
  readSpeakerProfile as readRoute,
  saveSpeakerProfile as saveRoute,
} from '#contract/speaker-profile.ts'
import type { Services } from '../../services.ts'
import { readSpeakerProfile } from '../../usecases/speaker-profile/read-speaker-profile.ts'
import { saveSpeakerProfile } from '../../usecases/speaker-profile/save-speaker-profile.ts'
import { takePhotograph } from '../../usecases/speaker-profile/take-photograph.ts'
import { mountRoute } from '../mount-route.ts'

export function speakerProfileRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) =>
    readSpeakerProfile(services, actor, params.guid),
  )
  mountRoute(app, services, saveRoute, ({ actor, facts, params, body }) =>
    saveSpeakerProfile(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, photographRoute, ({ actor, facts, params, body }) =>
    takePhotograph(services, { actor, facts, at: services.clock.now() }, { ...params, ...body }),
  )
}

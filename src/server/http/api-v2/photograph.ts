import type { FastifyInstance } from 'fastify'
import {
  checkPhotograph as checkRoute,
  readFile as fileRoute,
  photographCrop,
  readPhotograph as readRoute,
  removePhotograph as removeRoute,
  uploadPhotograph as uploadRoute,
} from '#contract/photograph.ts'
import { photoLimits } from '#domain/photo/photo-rules.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { readFile } from '../../usecases/file/read-file.ts'
import { checkPhotograph } from '../../usecases/photograph/check-photograph.ts'
import { readPhotograph } from '../../usecases/photograph/read-photograph.ts'
import { removePhotograph } from '../../usecases/photograph/remove-photograph.ts'
import { uploadPhotograph } from '../../usecases/photograph/upload-photograph.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { readUpload } from '../uploads.ts'

export function photographRoutes(app: FastifyInstance, services: Services): void {
  const limitUploads = createActorCap(caps.uploads)
  mountRoute(app, services, uploadRoute, async ({ actor, facts, request }) => {
    limitUploads(actor)
    const { participantGuid, bytes, fields } = await readUpload(request, photoLimits.bytes, 'photo_bytes')
    const crop = parseCrop(fields.crop)
    const declared = fields.declared === 'true'
    return uploadPhotograph(services, actor, facts, { participantGuid, bytes, crop, declared })
  })
  const limitChecks = createActorCap(caps.uploads)
  mountRoute(app, services, checkRoute, async ({ actor, request }) => {
    limitChecks(actor)
    const { participantGuid, bytes, fields } = await readUpload(request, photoLimits.bytes, 'photo_bytes')
    const crop = fields.crop === undefined ? null : parseCrop(fields.crop)
    return checkPhotograph(services, actor, { participantGuid, bytes, crop })
  })
  mountRoute(app, services, readRoute, ({ actor, params }) => readPhotograph(services, actor, params.guid))
  mountRoute(app, services, removeRoute, ({ actor, facts, params }) =>
    removePhotograph(services, actor, facts, params.guid),
  )
  mountRoute(app, services, fileRoute, ({ actor, live, params }) =>
    readFile(services, { ...actor, blocked: live.blocked }, params.guid),
  )
}

function parseCrop(text: string | undefined) {
  try {
    return photographCrop.parse(JSON.parse(text ?? ''))
  } catch {
    return refuse('photo_crop', { details: [{ field: 'photo', code: 'photo_crop' }] })
  }
}

import type { FastifyInstance } from 'fastify'
import {
  readFile as fileRoute,
  photographCrop,
  removePhotograph as removeRoute,
  uploadPhotograph as uploadRoute,
} from '#contract/photograph.ts'
import { photoLimits } from '#domain/photo/photo-rules.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { readFile } from '../../usecases/file/read-file.ts'
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
    return uploadPhotograph(services, actor, facts, { participantGuid, bytes, crop })
  })
  mountRoute(app, services, removeRoute, ({ actor, facts, params }) =>
    removePhotograph(services, actor, facts, params.guid),
  )
  mountRoute(app, services, fileRoute, ({ actor, params }) => readFile(services, actor, params.guid))
}

function parseCrop(text: string | undefined) {
  try {
    return photographCrop.parse(JSON.parse(text ?? ''))
  } catch {
    return refuse('photo_crop', { details: [{ field: 'photo', code: 'photo_crop' }] })
  }
}

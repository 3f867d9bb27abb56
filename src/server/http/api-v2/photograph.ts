import type { FastifyRequest } from 'fastify'
import * as organiserPhotograph from '#contract/organiser-photograph.ts'
import * as photograph from '#contract/photograph.ts'
import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import { refuse } from '#server/refuse.ts'
import { acceptPhotograph } from '#server/usecases/application/accept-photograph.ts'
import { requestPhotograph } from '#server/usecases/application/request-photograph.ts'
import { readFile } from '#server/usecases/file/read-file.ts'
import { checkPhotograph } from '#server/usecases/photograph/check-photograph.ts'
import { decidePhotographs } from '#server/usecases/photograph/decide-photographs.ts'
import { listPhotographs } from '#server/usecases/photograph/list-photographs.ts'
import { readPhotograph } from '#server/usecases/photograph/read-photograph.ts'
import { removePhotograph } from '#server/usecases/photograph/remove-photograph.ts'
import { uploadPhotograph } from '#server/usecases/photograph/upload-photograph.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching, uploading } from '../route-table.ts'
import { readUpload } from '../uploads.ts'

const readSent = (request: FastifyRequest) => readUpload(request, photographLimits.bytes, 'photo_bytes')

async function readChosen(request: FastifyRequest) {
  const { participantGuid, bytes, fields } = await readSent(request)
  return { participantGuid, bytes, crop: fields.crop === undefined ? null : parseCrop(fields.crop) }
}

async function readCut(request: FastifyRequest) {
  const { participantGuid, bytes, fields } = await readSent(request)
  return { participantGuid, bytes, crop: parseCrop(fields.crop), declared: fields.declared === 'true' }
}

export const photographRoutes = routeGroup(
  routeTable(photograph, {
    uploadPhotograph: capped(caps.uploads, uploading(readCut, uploadPhotograph)),
    checkPhotograph: capped(caps.photographChecks, uploading(readChosen, checkPhotograph)),
    readPhotograph,
    removePhotograph,
    readFile,
  }),
  routeTable(organiserPhotograph, {
    listPhotographs: searching(listPhotographs),
    decidePhotographs: bulk(decidePhotographs),
    acceptPhotograph,
    requestPhotograph,
  }),
)

function parseCrop(text: string | undefined) {
  try {
    return photograph.photographCrop.parse(JSON.parse(text ?? ''))
  } catch {
    return refuse('photo_crop', { details: [{ field: 'photo', code: 'photo_crop' }] })
  }
}

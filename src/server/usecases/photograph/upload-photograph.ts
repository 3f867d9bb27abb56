import { randomUUID } from 'node:crypto'
import { checkCrop, checkPhoto, photoLimits } from '#domain/photo/photo-rules.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { insertFile, removeFile } from '../../persistence/file-queries.ts'
import { setPhotograph } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { loadOwnParticipant, lockOwnParticipant } from '../participant/own-participant.ts'
import { measureChroma, readPicture } from './read-picture.ts'

type Crop = { x: number; y: number; width: number; height: number }

/** Side of the stored picture in pixels: enough for a badge of 96 x 134 mm. */
const storedSide = 800

/**
 * Stores a photograph, cut square by the person, after the rules of spec point 5 that a machine can judge without
 * looking for a face. EXIF does not survive: the picture is encoded anew.
 */
export async function uploadPhotograph(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  input: { participantGuid: string; crop: Crop; bytes: Buffer },
): Promise<{ fileGuid: string; width: number; height: number; version: number }> {
  const { record: known } = await loadOwnParticipant(services.database, actor, input.participantGuid)
  if (known.status !== 'draft' && known.status !== 'pending' && known.status !== 'approved')
    refuse('state_forbids')
  const jpeg = await makePhotograph(input.bytes, input.crop)

  const at = services.clock.now()
  const guid = randomUUID()
  const storageKey = `photographs/${guid}.jpg`
  await services.files.put(storageKey, jpeg.bytes, { contentType: 'image/jpeg' })
  const { version, replaced } = await services.database.transaction().execute(async tx => {
    const { record } = await lockOwnParticipant(tx, actor, input.participantGuid)
    await insertFile(tx, {
      guid,
      kind: 'photograph',
      participantGuid: record.guid,
      storageKey,
      contentType: 'image/jpeg',
      bytes: jpeg.bytes.length,
      sealedKeyId: null,
      createdBy: actor.accountGuid,
      createdAt: at,
    })
    if (record.photoFileGuid) await removeFile(tx, record.photoFileGuid, at)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: record.guid,
      action: 'uploadPhotograph',
      requestId: facts.requestId,
    })
    return { version: await setPhotograph(tx, record.guid, guid, at), replaced: record.photoFileGuid }
  })
  if (replaced) await services.files.delete(`photographs/${replaced}.jpg`)
  return { fileGuid: guid, width: jpeg.side, height: jpeg.side, version }
}

async function makePhotograph(bytes: Buffer, crop: Crop): Promise<{ bytes: Buffer; side: number }> {
  if (bytes.length > photoLimits.bytes) refusePhoto('photo_bytes')
  const picture = await readPicture(bytes, 'photo')
  const cut = checkCrop(crop, picture)
  if (!cut.ok) refusePhoto(cut.code)
  const [broken] = checkPhoto({
    bytes: bytes.length,
    type: picture.type,
    width: crop.width,
    height: crop.height,
    channels: picture.channels,
    chroma: await measureChroma(picture),
  })
  if (broken) refusePhoto(broken)
  const side = Math.min(storedSide, crop.width)
  const jpeg = await picture.image
    .clone()
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
  return { bytes: jpeg, side }
}

function refusePhoto(code: ErrorCode): never {
  return refuse(code, { details: [{ field: 'photo', code }] })
}

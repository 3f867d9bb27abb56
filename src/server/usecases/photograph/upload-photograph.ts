import { randomUUID } from 'node:crypto'
import type { Sharp } from 'sharp'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { checkCrop, checkPhoto, photoLimits } from '#domain/photo/photo-rules.ts'
import { decidePhotographChange } from '#domain/photo/photograph-change.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { insertFile, removeFile } from '../../persistence/file-queries.ts'
import { setPhotograph } from '../../persistence/participant-queries.ts'
import type { OpenPicture } from '../../pictures/open-picture.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockOwnParticipant } from '../participant/own-participant.ts'
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
  await services.database.transaction().execute(tx => mayChange(services, tx, actor, input.participantGuid))
  if (input.bytes.length > photoLimits.bytes) refusePhoto('photo_bytes')
  const jpeg = await makePhotograph(input.bytes, input.crop, actor.accountGuid)

  const at = services.clock.now()
  const guid = randomUUID()
  const storageKey = `photographs/${guid}.jpg`
  await services.database.transaction().execute(async tx => {
    const { record } = await mayChange(services, tx, actor, input.participantGuid)
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
  })
  // The row first: bytes without one would never be found again, a row that nobody wears is swept.
  await services.files.put(storageKey, jpeg.bytes, { contentType: 'image/jpeg' })
  const { version, replaced } = await services.database.transaction().execute(async tx => {
    const { record, review } = await mayChange(services, tx, actor, input.participantGuid)
    if (record.photoFileGuid) await removeFile(tx, record.photoFileGuid, at)
    if (review) await changeApplication(tx, record.applicationGuid, { photographReviewSince: at })
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

/** Locks the person and asks the rule: the application may have changed while the picture was read. */
async function mayChange(services: Services, tx: Tx, actor: AccountActor, participantGuid: string) {
  const { record, edition } = await lockOwnParticipant(tx, actor, participantGuid)
  const today = localDayAt(services.clock.now().getTime(), edition.timeZone)
  const { review } = orRefuse(
    decidePhotographChange({
      application: record.status,
      badgeLocked: today > edition.badgeCompanyNameUntil,
    }),
  )
  return { record, review }
}

function makePhotograph(bytes: Buffer, crop: Crop, actor: string): Promise<{ bytes: Buffer; side: number }> {
  return readPicture(bytes, { field: 'photo', actor }, async picture => {
    const cut = checkCrop(crop, picture)
    if (!cut.ok) refusePhoto(cut.code)
    const side = Math.min(storedSide, crop.width)
    const jpeg = await (await cutSquare(picture, crop, side)).jpeg({ quality: 88, mozjpeg: true }).toBuffer()
    const [broken] = checkPhoto({
      bytes: bytes.length,
      type: picture.type === 'webp' ? null : picture.type,
      width: crop.width,
      height: crop.height,
      channels: picture.channels,
      chroma: await measureChroma(jpeg),
    })
    if (broken) refusePhoto(broken)
    return { bytes: jpeg, side }
  })
}

/** The whole picture is made smaller first and cut then, so that it is never decoded at its full size. */
async function cutSquare(picture: OpenPicture, crop: Crop, side: number): Promise<Sharp> {
  const [across, down] = [side / crop.width, side / crop.height]
  const width = Math.max(side, Math.round(picture.width * across))
  const height = Math.max(side, Math.round(picture.height * down))
  const reduced = await picture.reduce({ width, height })
  return reduced.flatten({ background: '#ffffff' }).extract({
    left: Math.min(Math.round(crop.x * across), width - side),
    top: Math.min(Math.round(crop.y * down), height - side),
    width: side,
    height: side,
  })
}

function refusePhoto(code: ErrorCode): never {
  return refuse(code, { details: [{ field: 'photo', code }] })
}

import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/passport.ts'
import { fitInside } from '#domain/image/rendering-plan.ts'
import { scanPages } from '#domain/passport/scan-finding.ts'
import { insertFile } from '#server/persistence/file-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { keepBytes } from '../file/keep-bytes.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { readPicture } from '../photograph/read-picture.ts'
import { lookAtScan, measureScan } from './look-at-scan.ts'

/** A page of a passport may be larger than a photograph: phones take them at full size. */
export const passportPageBytes = 5 * 1024 * 1024
const longestSide = 2400

/** Stores one page of a passport, re-encoded without its metadata and sealed. */
export const uploadPassportPage: UseCase<
  typeof routes.uploadPassportFile,
  'clock' | 'database' | 'faces' | 'files' | 'log' | 'sealer',
  { upload: { participantGuid: string; bytes: Buffer; fields: Record<string, string> } }
> = async ({ actor, upload: input }, needs) => {
  if (input.bytes.length > passportPageBytes)
    refuse('body_too_large', { details: [{ field: 'file', code: 'body_too_large' }] })
  const { record: known } = await loadParticipantFor(needs.database, actor, {
    guid: input.participantGuid,
    concern: 'passport',
  })
  if (known.status !== 'pending' && known.status !== 'approved') refuse('state_forbids')
  const form = { field: 'file', actor: actor.accountGuid } as const
  const { jpeg, measured } = await readPicture(input.bytes, form, async picture => {
    const reduced = await picture.reduce(fitInside(picture, longestSide))
    const jpeg = await reduced.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
    return { jpeg, measured: await measureScan(jpeg) }
  })
  const page = scanPages.find(one => one === input.fields.page) ?? 'main'
  const findings = await lookAtScan(needs, measured, page)
  const guid = randomUUID()
  const storageKey = `passport-pages/${guid}.sealed`
  const { sealed, keyId } = needs.sealer.sealBytes(jpeg, `file:${guid}`)
  await needs.database.transaction().execute(async tx => {
    const { record } = await lockParticipantFor(tx, actor, {
      guid: input.participantGuid,
      concern: 'passport',
    })
    await insertFile(tx, {
      guid,
      kind: 'passportPage',
      participantGuid: record.guid,
      storageKey,
      contentType: 'image/jpeg',
      bytes: jpeg.length,
      sealedKeyId: keyId,
      createdBy: actor.accountGuid,
      createdAt: needs.clock.now(),
    })
  })
  await keepBytes(needs, { guid, storageKey, bytes: sealed, contentType: 'application/octet-stream' })
  return { fileGuid: guid, findings }
}

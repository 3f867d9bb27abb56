import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/photograph.ts'
import type { PhotographCheck, PhotographCrop } from '#contract/photograph.ts'
import { judgePhotograph } from '#domain/photograph/judge-photograph.ts'
import { photographAge } from '#domain/photograph/photograph-age.ts'
import { faultsOf, overallVerdict, type PhotographFinding } from '#domain/photograph/photograph-finding.ts'
import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import { changeApplication } from '#server/persistence/application-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { insertFile, removeFile } from '#server/persistence/file-queries.ts'
import { setPhotograph } from '#server/persistence/participant-queries.ts'
import { forgetPhotographCheck, insertPhotographCheck } from '#server/persistence/photograph-queries.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { keepBytes } from '../file/keep-bytes.ts'
import { lookForFaces } from './look-for-faces.ts'
import { makePhotograph } from './make-photograph.ts'
import { editionDay, mayChangePhotograph } from './may-change-photograph.ts'
import { refusePhotograph } from './refuse-photograph.ts'
import { readTakenDay } from './taken-day.ts'

type Input = {
  participantGuid: string
  crop: PhotographCrop
  /** The person says that it was taken in the last three months. */
  declared: boolean
  bytes: Buffer
}

type Judged = { findings: PhotographFinding[]; answered: boolean; takenOn: string | null; declared: boolean }

/**
 * Stores a photograph, cut square by the person, after every rule of spec point 5 that a machine can check. While the face finder does not answer, it
 * is stored with its check pending. Re-encoding removes the EXIF data.
 */
export const uploadPhotograph: UseCase<
  typeof routes.uploadPhotograph,
  'clock' | 'database' | 'faces' | 'files' | 'jobs' | 'log',
  { upload: Input }
> = async ({ actor, upload: input, facts }, needs) => {
  const { edition } = await needs.database
    .transaction()
    .execute(tx => mayChangePhotograph(needs, tx, { actor, participantGuid: input.participantGuid }))
  if (input.bytes.length > photographLimits.bytes) refusePhotograph(['photo_bytes'])
  const made = await makePhotograph(input.bytes, input.crop, actor.accountGuid)
  const judged = await judge(needs, { edition, input, made })
  const at = needs.clock.now()
  const guid = randomUUID()
  const storageKey = `photographs/${guid}.jpg`
  await needs.database.transaction().execute(async tx => {
    const { record } = await mayChangePhotograph(needs, tx, { actor, participantGuid: input.participantGuid })
    await insertFile(tx, {
      guid,
      kind: 'photograph',
      participantGuid: record.guid,
      storageKey,
      contentType: 'image/jpeg',
      bytes: made.jpeg.length,
      sealedKeyId: null,
      createdBy: actor.accountGuid,
      createdAt: at,
    })
  })
  await keepBytes(needs, { guid, storageKey, bytes: made.jpeg, contentType: 'image/jpeg' })
  const { version, replaced } = await wear(needs, {
    actor,
    facts,
    worn: {
      participantGuid: input.participantGuid,
      guid,
      judged,
      at,
    },
  })
  if (replaced) await needs.files.delete(`photographs/${replaced}.jpg`)
  const check = presentJudged(judged, at)
  return { fileGuid: guid, width: made.side, height: made.side, version, check }
}

/** Refuses broken rules, naming all at once. */
async function judge(
  needs: Needs<'clock' | 'faces' | 'log'>,
  {
    edition,
    input,
    made,
  }: { edition: EditionRow; input: Input; made: Awaited<ReturnType<typeof makePhotograph>> },
): Promise<Judged> {
  const takenOn = await readTakenDay(input.bytes, edition.timeZone)
  const age = photographAge(takenOn, editionDay(needs, edition))
  const seen = await lookForFaces(needs, made.bare, 'portrait')
  const findings = judgePhotograph({
    frame: { x: 0, y: 0, side: made.bare.width },
    chroma: made.chroma,
    channels: made.channels,
    age,
    declared: input.declared,
    seen,
  })
  const faults = faultsOf(findings)
  if (faults.length > 0) refusePhotograph(faults)
  // The person's declaration is stored only if the file has no date.
  return { findings, answered: seen !== null, takenOn, declared: input.declared && age === 'unknown' }
}

async function wear(
  needs: Needs<'clock' | 'database' | 'jobs'>,
  {
    actor,
    facts,
    worn,
  }: {
    actor: AccountActor
    facts: RequestFacts
    worn: { participantGuid: string; guid: string; judged: Judged; at: Date }
  },
): Promise<{ version: number; replaced: string | null }> {
  const { participantGuid, guid, judged, at } = worn
  return needs.database.transaction().execute(async tx => {
    const { record, role, review } = await mayChangePhotograph(needs, tx, { actor, participantGuid })
    if (record.photographFileGuid) {
      await removeFile(tx, record.photographFileGuid, at)
      await forgetPhotographCheck(tx, record.photographFileGuid)
    }
    await changeApplication(tx, record.applicationGuid, {
      change: {
        photographRequest: null,
        photographRequestedAt: null,
        ...(review && { photographReviewSince: at }),
      },
      at,
    })
    await insertPhotographCheck(tx, {
      fileGuid: guid,
      verdict: judged.answered ? overallVerdict(judged.findings) : null,
      findings: judged.findings,
      takenOn: judged.takenOn,
      declaredBy: judged.declared ? actor.accountGuid : null,
      at,
    })
    if (!judged.answered)
      await needs.jobs.enqueue(
        tx,
        { name: 'check-photograph', payload: { fileGuid: guid } },
        { singletonKey: guid },
      )
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: record.guid,
      action: 'uploadPhotograph',
      requestId: facts.requestId,
    })
    return {
      version: await setPhotograph(tx, record.guid, { fileGuid: guid, at }),
      replaced: record.photographFileGuid,
    }
  })
}

function presentJudged(judged: Judged, at: Date): PhotographCheck {
  return {
    state: judged.answered ? 'done' : 'pending',
    verdict: judged.answered ? overallVerdict(judged.findings) : null,
    findings: judged.findings,
    takenOn: judged.takenOn,
    declaredAt: judged.declared ? at.toISOString() : null,
  }
}

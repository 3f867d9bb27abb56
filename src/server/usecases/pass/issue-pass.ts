import { randomUUID } from 'node:crypto'
import { passWindow } from '#domain/pass/pass-window.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { insertPass, lockPass, reissuePass } from '#server/persistence/pass-queries.ts'
import type { Needs } from '#server/use-case.ts'

export type IssuedPass = { code: string; validFrom: string; validTo: string }

/** The zone that a participant's pass opens, and its flags. */
const forumZone = 1
const flagOf = { participant: 0, speaker: 1, media: 2, coordinator: 0 } as const

/** The signed pass of somebody who may enter: issued on the first call, and under a new number after it was void. */
export async function issuePass(
  needs: Needs<'passes'>,
  tx: Tx,
  facts: { record: ParticipantRecord; edition: EditionRow; at: Date },
): Promise<IssuedPass> {
  const { record, edition, at } = facts
  const subject = {
    editionGuid: edition.guid,
    kind: 'participant',
    subjectGuid: record.applicationGuid,
  } as const
  await insertPass(tx, { ...subject, guid: randomUUID(), at })
  const pass = await lockPass(tx, subject)
  if (!pass) throw new TypeError('a pass was inserted and is not there')
  if (pass.revokedAt) await reissuePass(tx, pass.guid, at)
  const window = passWindow(edition)
  const code = needs.passes.sign({
    kind: 'participant',
    guid: pass.guid,
    counter: pass.revokedAt ? pass.counter + 1 : pass.counter,
    ...window,
    zones: forumZone,
    flags: flagOf[record.role],
  })
  return {
    code,
    validFrom: new Date(window.validFrom * 1000).toISOString(),
    validTo: new Date(window.validTo * 1000).toISOString(),
  }
}

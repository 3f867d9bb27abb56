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

/** The valid pass of a subject: the first one, the one it has, or a void one under its next number. */
export async function takePass(
  tx: Tx,
  subject: Parameters<typeof lockPass>[1],
  at: Date,
): Promise<{ guid: string; counter: number }> {
  await insertPass(tx, { ...subject, guid: randomUUID(), at })
  const pass = await lockPass(tx, subject)
  if (!pass) throw new TypeError('a pass was inserted and is not there')
  const { guid, counter, revokedAt } = pass
  if (!revokedAt) return { guid, counter }
  await reissuePass(tx, guid, at)
  return { guid, counter: counter + 1 }
}

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
  const pass = await takePass(tx, subject, at)
  const window = passWindow(edition)
  const code = needs.passes.sign({
    kind: 'participant',
    guid: pass.guid,
    counter: pass.counter,
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

import type * as routes from '#contract/organiser-person.ts'
import type { ApplicationNote } from '#contract/organiser-person.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { insertNote, listNotes } from '#server/persistence/application-note-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Writes an internal note. The log says that one was written; its words stand in the note alone. */
export const writeNote: UseCase<typeof routes.writeNote, 'clock' | 'database'> = async (
  { actor, params: { guid: applicationGuid }, body: { text }, facts },
  needs,
) => {
  const at = needs.clock.now()
  const notes = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    // Locked, because an erasure at the same time must not leave a note behind.
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    if (record.erasedAt) refuse('state_forbids')
    await insertNote(tx, { applicationGuid, writtenBy: actor.accountGuid, text, writtenAt: at })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-applications'),
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: 'writeNote',
      requestId: facts.requestId,
    })
    return listNotes(tx, applicationGuid)
  })
  return { notes: notes.map(presentNote) }
}

/** The same notes beside the person's chat. */
export const readNotes: UseCase<typeof routes.readNotes, 'database'> = async (
  { params: { guid: applicationGuid } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const found = await findParticipantByApplication(database, { applicationGuid, editionGuid: edition.guid })
  if (!found) refuse('not_found')
  return { notes: (await listNotes(database, applicationGuid)).map(presentNote) }
}

export function presentNote(row: Awaited<ReturnType<typeof listNotes>>[number]): ApplicationNote {
  return { guid: row.guid, text: row.text, author: row.name ?? '—', writtenAt: row.writtenAt.toISOString() }
}

import type * as routes from '#contract/organiser-company.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { insertCompanyNote, listCompanyNotes } from '#server/persistence/company-note-queries.ts'
import { readCompanyNames } from '#server/persistence/company-record-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentNote } from '../person/write-note.ts'

/** Writes an internal note about a company. The log says that one was written; its words stand in the note alone. */
export const writeCompanyNote: UseCase<typeof routes.writeCompanyNote, 'clock' | 'database'> = async (
  { actor, params: { key }, body: { text }, facts },
  needs,
) => {
  const at = needs.clock.now()
  const notes = await needs.database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    if (!(await readCompanyNames(tx, { editionGuid, key }))) refuse('not_found')
    await insertCompanyNote(tx, {
      ...{ editionGuid, companyKey: key, writtenBy: actor.accountGuid },
      ...{ text, writtenAt: at },
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-companies'),
      subjectKind: 'company',
      subjectGuid: key,
      action: 'writeNote',
      requestId: facts.requestId,
    })
    return listCompanyNotes(tx, { editionGuid, key })
  })
  return { notes: notes.map(presentNote) }
}

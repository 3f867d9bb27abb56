import type * as routes from '#contract/organiser-volunteer.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { changeVolunteers, lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** A note for colleagues, on the version that was read. Its words stand with the volunteer alone, so that erasing takes them along. */
export const saveVolunteerNote: UseCase<typeof routes.saveVolunteerNote, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, note }, facts },
  { clock, database },
) =>
  database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const [volunteer] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [guid] })
    if (!volunteer) refuse('not_found')
    if (volunteer.version !== version) refuse('changed_meanwhile')
    await changeVolunteers(tx, [volunteer], { note: note || null })
    await recordAudit(tx, {
      at: clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'manage-volunteers'),
      subjectKind: 'volunteer',
      subjectGuid: guid,
      action: 'noteVolunteer',
      requestId: facts.requestId,
    })
    return { version: version + 1 }
  })

import type * as routes from '#contract/organiser-volunteer.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { changeVolunteers, lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { newVolunteerLink } from './volunteer-link.ts'
import { writeToVolunteer } from './write-to-volunteer.ts'

/** A volunteer who has lost their link, or passed it on, gets a new one; the old one is dead at once. */
export const sendVolunteerLink: UseCase<
  typeof routes.sendVolunteerLink,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) =>
  needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const [volunteer] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [guid] })
    if (!volunteer) refuse('not_found')
    const link = newVolunteerLink(needs)
    await changeVolunteers(tx, [volunteer], link)
    await writeToVolunteer({ needs, tx, edition }, 'volunteer_link', { ...volunteer, ...link })
    await recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'manage-volunteers'),
      subjectKind: 'volunteer',
      subjectGuid: guid,
      action: 'sendVolunteerLink',
      requestId: facts.requestId,
    })
    return { sent: true as const }
  })

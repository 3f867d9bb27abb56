import type * as routes from '#contract/organiser-person.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentDashboard } from './read-dashboard.ts'

/** The person's home page as they see it. Nothing of their log-in is used, so nothing can be done from it; that it was looked at is logged first. */
export const viewCabinet: UseCase<typeof routes.viewCabinet, 'clock' | 'database'> = async (
  { actor, params: { guid: applicationGuid }, body: { purpose }, facts },
  needs,
) => {
  const at = needs.clock.now()
  const edition = await readCurrentEdition(needs.database)
  const record = await findParticipantByApplication(needs.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  if (!record) refuse('not_found')
  if (record.erasedAt) refuse('state_forbids')
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'view-cabinets'),
      subjectKind: 'participant',
      subjectGuid: record.guid,
      action: 'viewCabinet',
      reason: purpose,
      requestId: facts.requestId,
    }),
  )
  return {
    dashboard: await presentDashboard(needs, { record, edition, seesProfile: true }),
    viewer: actor.name,
    at: at.toISOString(),
  }
}

import type * as routes from '#contract/organiser-cabinet.ts'
import { hasCabinetPart, mayLookAt, visibleParts } from '#domain/participant/cabinet-part.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { cabinetOwner } from './cabinet-owner.ts'
import { type CabinetNeeds, readPart } from './read-part.ts'

/**
 * One page of the cabinet as the person sees it. That it was looked at is logged first. Then everything is read in a transaction that PostgreSQL keeps from
 * writing, as the account of the record but without a log-in of it.
 */
export const viewCabinet: UseCase<typeof routes.viewCabinet, CabinetNeeds> = async (
  { actor, params: { guid: applicationGuid }, body: { purpose, part }, facts },
  needs,
) => {
  if (!mayLookAt(actor.roles, part)) refuse('forbidden')
  const at = needs.clock.now()
  const edition = await readCurrentEdition(needs.database)
  const record = await findParticipantByApplication(needs.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  if (!record || record.erasedAt || record.mergedInto) refuse('not_found')
  const owner = await cabinetOwner(needs.database, record)
  if (!hasCabinetPart(owner, part)) refuse('not_found')
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'view-cabinets'),
      subjectKind: 'participant',
      subjectGuid: record.guid,
      action: 'viewCabinet',
      toValue: part,
      reason: purpose,
      requestId: facts.requestId,
    }),
  )
  const seen = await needs.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(tx => readPart({ ...needs, database: tx }, part, { record, edition, locale: facts.locale }))
  return {
    person: { name: fullName(record), latinName: latinName(record) },
    seen,
    parts: visibleParts(actor.roles, owner),
    viewer: actor.name,
    at: at.toISOString(),
  }
}

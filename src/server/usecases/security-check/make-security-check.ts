import type * as routes from '#contract/organiser-security-check.ts'
import { mostChecked } from '#domain/security-check/checked-kind.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listToCheck } from '#server/persistence/security-check-person-queries.ts'
import {
  insertCheckRows,
  insertSecurityCheck,
  lockSecurityChecks,
} from '#server/persistence/security-check-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/**
 * Makes a list of whoever waits for security. Two who press at once get two lists without a person in common: the second waits for the first and finds
 * the rest, which may be nobody (not_found).
 */
export const makeSecurityCheck: UseCase<typeof routes.makeSecurityCheck, 'clock' | 'database'> = async (
  { actor, body: { kinds, again, purpose }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    await lockSecurityChecks(tx, editionGuid)
    const people = await listToCheck(tx, { editionGuid, kinds, again, limit: mostChecked })
    if (people.length === 0) refuse('not_found')
    const check = await insertSecurityCheck(tx, {
      ...{ editionGuid, purpose, at },
      people: people.length,
      byAccount: actor.accountGuid,
    })
    await insertCheckRows(tx, check.guid, people)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'check-outside'),
      subjectKind: 'securityCheck',
      subjectGuid: check.guid,
      action: 'makeSecurityCheck',
      toValue: `${check.number}: ${people.length}`,
      reason: purpose,
      requestId: facts.requestId,
    })
    return { ...check, people: people.length }
  })
}

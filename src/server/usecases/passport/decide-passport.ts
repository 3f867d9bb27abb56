import type * as routes from '#contract/organiser-passport.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { lastChecks } from '#server/persistence/passport-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentPassport } from './present-passport.ts'
import { passportObstacle, takePassportDecision } from './take-passport-decision.ts'

/** Decides a person's security status; a refusal tells the person no details (product.md §3). */
export const decidePassport: UseCase<
  typeof routes.decidePassport,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body: input, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    const looks = await lastChecks(tx, { participantGuids: [record.guid], viewedBy: actor.accountGuid })
    const obstacle = passportObstacle(record, { ...input, lookedAt: looks.get(record.guid) ?? null })
    if (obstacle) refuse(obstacle)
    await takePassportDecision({ needs, tx, edition }, record, { ...input, actor, facts, at })
  })
  const edition = await readCurrentEdition(needs.database)
  const after = await findParticipantByApplication(needs.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  return after ? presentPassport(after, facts.locale) : refuse('not_found')
}

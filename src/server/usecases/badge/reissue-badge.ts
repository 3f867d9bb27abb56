import type * as routes from '#contract/organiser-badge.ts'
import { badgeStanding, decideReissue } from '#domain/badge/badge-standing.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { lockBadges, recordBadgeEvents } from '#server/persistence/badge-print-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { reissuePass, revokePass } from '#server/persistence/pass-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/**
 * Records a lost badge. The gates learn at once that its code is void, and the pass goes on under the next number; of two who report the same loss the
 * second is told that the number has changed (changed_meanwhile), so that the new print is not void as well.
 */
export const reissueBadge: UseCase<typeof routes.reissueBadge, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { counter, reason }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const [badge] = await lockBadges(tx, { editionGuid: edition.guid, guids: [guid] })
    if (!badge) refuse('not_found')
    if (badge.counter !== counter) refuse('changed_meanwhile')
    orRefuse(decideReissue(badgeStanding(badge.events)))
    const by = { at, byAccount: actor.accountGuid }
    const next = { guid, counter: counter + 1 }
    await recordBadgeEvents(tx, [badge], { event: 'lost', reason, ...by })
    await revokePass(tx, badge, { at, reason: 'reissued' })
    await reissuePass(tx, guid, at)
    await recordBadgeEvents(tx, [next], { event: 'reissued', ...by })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'print-badges'),
      subjectKind: 'pass',
      subjectGuid: guid,
      action: 'reissueBadge',
      fromValue: String(counter),
      toValue: String(next.counter),
      reason,
      requestId: facts.requestId,
    })
    return { counter: next.counter }
  })
}

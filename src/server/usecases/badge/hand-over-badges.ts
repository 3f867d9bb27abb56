import type * as routes from '#contract/organiser-badge.ts'
import { badgeStanding, decideHandOver } from '#domain/badge/badge-standing.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { lockBadges, recordBadgeEvents } from '#server/persistence/badge-print-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Records that badges were handed over, each with its own result. The lock of the pass decides between two counters that press at once. */
export const handOverBadges: UseCase<typeof routes.handOverBadges, 'clock' | 'database'> = async (
  { actor, body: { passGuids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const guids = [...new Set(passGuids)]
    const badges = await lockBadges(tx, { editionGuid: edition.guid, guids })
    const verdicts = new Map(
      badges.map(({ guid, events }) => [guid, decideHandOver(badgeStanding(events))] as const),
    )
    const given = badges.filter(({ guid }) => verdicts.get(guid)?.ok)
    await recordBadgeEvents(tx, given, { event: 'handedOver', at, byAccount: actor.accountGuid })
    await recordAudits(
      tx,
      given.map(({ guid }) => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'print-badges'),
        subjectKind: 'pass',
        subjectGuid: guid,
        action: 'handOverBadge',
        requestId: facts.requestId,
      })),
    )
    return {
      results: guids.map(guid => {
        const verdict = verdicts.get(guid)
        const code = verdict ? (verdict.ok ? null : verdict.code) : ('not_found' as const)
        return { guid, ok: code === null, code }
      }),
    }
  })
}

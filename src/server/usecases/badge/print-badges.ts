import type * as routes from '#contract/organiser-badge.ts'
import { mostPrinted } from '#contract/organiser-badge.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import {
  insertBadgePrint,
  listUnprinted,
  lockBadgePrints,
  lockBadges,
  recordBadgeEvents,
} from '#server/persistence/badge-print-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/**
 * Records a print of these badges, or of all that stand to be printed. Two who print the rest at once get two prints without a badge in common: the second
 * waits for the first and finds the remainder, which may be nothing (not_found).
 */
export const printBadges: UseCase<typeof routes.printBadges, 'clock' | 'database'> = async (
  { actor, body: { passGuids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    await lockBadgePrints(tx, edition.guid)
    const guids = passGuids ?? (await listUnprinted(tx, edition.guid, mostPrinted.waiting))
    const badges = await lockBadges(tx, { editionGuid: edition.guid, guids })
    if (badges.length === 0) refuse('not_found')
    const by = { at, byAccount: actor.accountGuid }
    const print = await insertBadgePrint(tx, { editionGuid: edition.guid, ...by })
    await recordBadgeEvents(tx, badges, { event: 'printed', printGuid: print.guid, ...by })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'print-badges'),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'printBadges',
      toValue: `${print.number}: ${badges.length}`,
      requestId: facts.requestId,
    })
    return { ...print, badges: badges.length }
  })
}

import type * as routes from '#contract/organiser-saved-view.ts'
import { roleThatViews } from '#domain/saved-view/viewed-list.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { SavedViewRecord } from '#server/persistence/saved-view-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Call, Needs } from '#server/use-case.ts'

/** Notes in the log what colleagues see of each other's views. Which list it is, but never the name or the search: both may be somebody's name. */
export async function recordView(
  tx: Tx,
  {
    call,
    clock,
    action,
    list,
  }: {
    call: Pick<Call<typeof routes.removeSavedView>, 'actor' | 'facts'>
    action: 'shareView' | 'removeView'
    list: SavedViewRecord['list']
  } & Needs<'clock'>,
): Promise<void> {
  const edition = await readCurrentEdition(tx)
  await recordAudit(tx, {
    at: clock.now(),
    actorGuid: call.actor.accountGuid,
    actorRole: roleThatViews(call.actor.roles, list) ?? refuse('forbidden'),
    subjectKind: 'edition',
    subjectGuid: edition.guid,
    action,
    toValue: list,
    requestId: call.facts.requestId,
  })
}

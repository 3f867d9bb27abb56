import type * as routes from '#contract/organiser-saved-view.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { deleteView } from '#server/persistence/saved-view-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { openView } from './open-view.ts'
import { recordView } from './record-view.ts'

/** The author removes their view. What somebody has shared and left behind goes through whoever manages the team. */
export const removeSavedView: UseCase<typeof routes.removeSavedView, 'clock' | 'database'> = async (
  call,
  { clock, database },
) => {
  const { actor, params, body } = call
  return database.transaction().execute(async tx => {
    const { guid, list, accountGuid, shared } = await openView(tx, actor, params.guid)
    if (accountGuid !== actor.accountGuid && !mayOrganise(actor.roles, 'manage-organisers'))
      refuse('not_found')
    if (!(await deleteView(tx, { guid, version: body.version }))) refuse('changed_meanwhile')
    if (shared) await recordView(tx, { call, clock, action: 'removeView', list })
    return { guid }
  })
}

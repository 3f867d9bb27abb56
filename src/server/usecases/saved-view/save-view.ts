import type * as routes from '#contract/organiser-saved-view.ts'
import type { SavedView } from '#contract/organiser-saved-view.ts'
import { withoutSearch } from '#domain/saved-view/list-parameter.ts'
import { mostViews, viewNameKey, viewNameOf } from '#domain/saved-view/saved-view.ts'
import { roleThatViews } from '#domain/saved-view/viewed-list.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { countOwnViews, insertView, updateView } from '#server/persistence/saved-view-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Call, Needs, UseCase } from '#server/use-case.ts'
import { openView } from './open-view.ts'
import { presentSavedViews } from './present-saved-views.ts'
import { recordView } from './record-view.ts'

export const addSavedView: UseCase<typeof routes.addSavedView, 'clock' | 'database'> = async (
  call,
  needs,
) => {
  const { actor, body } = call
  const { list } = body
  if (!roleThatViews(actor.roles, list)) refuse('forbidden')
  const saving = savingOf(body, needs)
  return savedUnderItsName(needs, actor, async tx => {
    const { accountGuid } = actor
    if ((await countOwnViews(tx, { accountGuid, list })) >= mostViews) refuse('views_many')
    const guid = await insertView(tx, { ...saving, accountGuid, list })
    if (saving.shared) await recordView(tx, { call, clock: needs.clock, action: 'shareView', list })
    return guid
  })
}

/** Only the author changes a view, and not over what they have saved in another tab. */
export const changeSavedView: UseCase<typeof routes.changeSavedView, 'clock' | 'database'> = async (
  call,
  needs,
) => {
  const { actor, body, params } = call
  const saving = savingOf(body, needs)
  return savedUnderItsName(needs, actor, async tx => {
    const { guid, list, accountGuid, shared } = await openView(tx, actor, params.guid)
    if (accountGuid !== actor.accountGuid) refuse('not_found')
    if (!(await updateView(tx, { guid, version: body.version }, saving))) refuse('changed_meanwhile')
    if (saving.shared) await recordView(tx, { call, clock: needs.clock, action: 'shareView', list })
    else if (shared) await recordView(tx, { call, clock: needs.clock, action: 'removeView', list })
    return guid
  })
}

type Given = Pick<Call<typeof routes.addSavedView>['body'], 'name' | 'query' | 'shared'>

function savingOf({ name: typed, query, shared }: Given, { clock }: Needs<'clock'>) {
  const { name } = orRefuse(viewNameOf(typed))
  return { name, nameKey: viewNameKey(name), query: withoutSearch(query), shared, savedAt: clock.now() }
}

/** The database decides who of two has the name. */
async function savedUnderItsName(
  { database }: Needs<'database'>,
  actor: OrganiserActor,
  save: (tx: Tx) => Promise<string>,
): Promise<SavedView> {
  try {
    return await database.transaction().execute(async tx => {
      const record = await openView(tx, actor, await save(tx))
      const [view] = await presentSavedViews(tx, actor, [record])
      return view ?? refuse('not_found')
    })
  } catch (error) {
    if (breaks(error, 'saved_view_own_name') || breaks(error, 'saved_view_shared_name'))
      refuse('view_name_taken', { details: [{ field: 'name', code: 'view_name_taken' }] })
    throw error
  }
}

import type * as routes from '#contract/organiser-saved-view.ts'
import { roleThatViews } from '#domain/saved-view/viewed-list.ts'
import { listViewsOf } from '#server/persistence/saved-view-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentSavedViews } from './present-saved-views.ts'

/** What somebody may see of a list's views: their own, and those that are shared. */
export const listSavedViews: UseCase<typeof routes.listSavedViews, 'database'> = async (
  { actor, query: { list } },
  { database },
) => {
  if (!roleThatViews(actor.roles, list)) refuse('forbidden')
  const records = await listViewsOf(database, { accountGuid: actor.accountGuid, list })
  return { items: await presentSavedViews(database, actor, records) }
}

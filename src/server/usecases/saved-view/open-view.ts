import { roleThatViews } from '#domain/saved-view/viewed-list.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findView, type SavedViewRecord } from '#server/persistence/saved-view-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor } from '#server/services.ts'

/** A view of a list that the caller may read: their own, or one that colleagues share. Any other is not there. */
export async function openView(
  reader: Reader,
  actor: OrganiserActor,
  guid: string,
): Promise<SavedViewRecord> {
  const view = await findView(reader, guid)
  const isSeen = view && (view.accountGuid === actor.accountGuid || view.shared)
  if (!isSeen || !roleThatViews(actor.roles, view.list)) refuse('not_found')
  return view
}

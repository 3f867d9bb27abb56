import type { SavedView } from '#contract/organiser-saved-view.ts'
import { isRecordKey, recordKinds } from '#domain/saved-view/list-parameter.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findStanding, type SavedViewRecord } from '#server/persistence/saved-view-queries.ts'
import type { OrganiserActor } from '#server/services.ts'

/** The views with what they filter by and is no longer there. */
export async function presentSavedViews(
  reader: Reader,
  actor: OrganiserActor,
  records: readonly SavedViewRecord[],
): Promise<SavedView[]> {
  const standing = await Promise.all(
    recordKinds.map(async kind => {
      const keys = records.flatMap(({ query }) => query[kind] ?? []).filter(key => isRecordKey(kind, key))
      return new Set(await findStanding(reader, kind, [...new Set(keys)]))
    }),
  )
  return records.map(({ accountGuid, list: _list, ...view }) => ({
    ...view,
    mine: accountGuid === actor.accountGuid,
    gone: recordKinds.filter((kind, index) => {
      const key = view.query[kind]
      return key !== undefined && !standing[index]?.has(key)
    }),
  }))
}

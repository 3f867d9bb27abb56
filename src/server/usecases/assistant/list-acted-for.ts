import type * as routes from '#contract/acted-for.ts'
import type { ActedFor } from '#contract/acted-for.ts'
import { type ActedForRow, listActedForRows } from '#server/persistence/acted-for-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** An invalid cursor starts the list anew. */
export const listActedFor: UseCase<typeof routes.listActedFor, 'database'> = async (
  { actor, params: { guid }, query },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, {
    guid,
    concern: ['own', 'profile'],
  })
  const rows = await listActedForRows(needs.database, {
    participantGuid: guid,
    applicationGuid: record.applicationGuid,
    ownAccountGuid: record.isPrimary ? record.accountGuid : null,
    editionGuid: edition.guid,
    before: placeOf(query.cursor),
    limit: query.limit + 1,
  })
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items: items.map(present),
    nextCursor: rows.length > query.limit && last ? String(last.id) : null,
  }
}

/** A cursor that is none of ours begins the list anew. */
function placeOf(cursor: string | undefined): string | null {
  return cursor && /^\d{1,18}$/.test(cursor) ? cursor : null
}

function present(row: ActedForRow): ActedFor {
  const { at, action, assistantName, coordinatorName, isCoordinator } = row
  const name = isCoordinator ? (coordinatorName ?? assistantName) : (assistantName ?? coordinatorName)
  return { at: at.toISOString(), action, name, as: isCoordinator ? 'coordinator' : 'assistant' }
}

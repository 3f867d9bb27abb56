import type * as routes from '#contract/change-by-other.ts'
import type { ChangeByOther } from '#contract/change-by-other.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { cabinetParts } from '#domain/participant/cabinet-part.ts'
import { cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import {
  type ChangeByOtherRow,
  listRowsChangedByOthers,
} from '#server/persistence/change-by-other-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** What others have done for a participant; for the person, and for assistants who may see the profile. */
export const listChangesByOthers: UseCase<typeof routes.listChangesByOthers, 'database'> = async (
  { actor, params: { guid }, query },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, {
    guid,
    concern: ['own', 'profile'],
  })
  const rows = await listRowsChangedByOthers(needs.database, {
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

/** An invalid cursor starts the list anew. */
function placeOf(cursor: string | undefined): string | null {
  return cursor && /^\d{1,18}$/.test(cursor) ? cursor : null
}

function present(row: ChangeByOtherRow): ChangeByOther {
  const { at, action, reason, toValue, assistantName, firstName, lastName, isCoordinator, ...latin } = row
  if (action === 'viewCabinet') {
    const purpose = cabinetPurposes.find(known => known === reason) ?? null
    // Older entries name no page: there was the first one alone.
    const part = cabinetParts.find(known => known === toValue) ?? 'home'
    // The person deals with the forum and not with one of its team.
    return { at: at.toISOString(), action, name: null, latinName: null, as: 'organiser', purpose, part }
  }
  const coordinator = firstName !== null && lastName !== null ? { firstName, lastName, ...latin } : null
  const asAssistant = assistantName && { name: assistantName, latinName: transliterateName(assistantName) }
  const asCoordinator = coordinator && {
    name: coordinatorName('ru', coordinator),
    latinName: coordinatorName('en', coordinator),
  }
  const named = isCoordinator ? (asCoordinator ?? asAssistant) : (asAssistant ?? asCoordinator)
  return {
    at: at.toISOString(),
    action,
    ...(named || { name: null, latinName: null }),
    as: isCoordinator ? 'coordinator' : 'assistant',
    purpose: null,
    part: null,
  }
}

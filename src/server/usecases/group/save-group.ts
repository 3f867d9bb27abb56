import type * as routes from '#contract/group.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { copyCompany } from '#server/persistence/group-bulk-queries.ts'
import { listMembers, type MemberRecord } from '#server/persistence/group-member-queries.ts'
import { companyOf, type GroupRow, saveGroupRow } from '#server/persistence/group-record-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadGroup, lockGroup } from './permitted-group.ts'
import { groupColumns, presentGroup } from './present-group.ts'

/**
 * Saves a group on the version that was read. The organisation changes for every member not confirmed yet, and only while nobody has confirmed it
 * (409, naming the fields).
 */
export const saveGroup: UseCase<typeof routes.saveGroup, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, ...details }, facts },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const { group, edition } = await lockGroup(tx, actor, guid)
    if (version !== group.version) refuse('changed_meanwhile')
    const wanted = { groupGuid: guid, editionGuid: edition.guid }
    const fresh = { ...group, ...groupColumns(details) } as GroupRow
    const changed = changedCompany(group, fresh)
    const members = await listMembers(tx, wanted)
    if (changed.length > 0) {
      const guids = members.map(member => member.guid)
      await lockParticipants(tx, { guids, editionGuid: edition.guid })
      // Read again under the lock: somebody may have just confirmed.
      if ((await listMembers(tx, wanted)).some(hasGivenWord))
        refuse('state_forbids', {
          details: changed.map(field => ({ field: `company.${field}`, code: 'state_forbids' })),
        })
      await copyCompany(tx, fresh, { guids, at })
    }
    await saveGroupRow(tx, guid, groupColumns(details))
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'coordinator',
      subjectKind: 'group',
      subjectGuid: guid,
      action: 'saveGroup',
      toValue: changed.map(field => `company.${field}`).join(' ') || null,
      requestId: facts.requestId,
    })
    return presentGroup((await loadGroup(tx, actor, guid)).group, members.length)
  })
}

function changedCompany(before: GroupRow, after: GroupRow): string[] {
  const [old, fresh]: Record<string, unknown>[] = [companyOf(before), companyOf(after)]
  return Object.keys(old ?? {}).filter(field => old?.[field] !== fresh?.[field])
}

/** A confirmed member has stated the organisation themselves. */
function hasGivenWord({ status, confirmedAt }: MemberRecord): boolean {
  if (status === 'cancelled') return false
  return confirmedAt !== null || (status !== 'draft' && status !== 'unconfirmed')
}

import type { Group } from '#contract/group.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { breaks } from '../../persistence/constraint.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { insertGroup } from '../../persistence/group-record-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { loadGroup } from './permitted-group.ts'
import { type GroupDetails, groupColumns, presentGroup } from './present-group.ts'

/**
 * Starts a group. An account has one in an edition: the unique index decides between two tabs, and the loser is told `group_exists`. Whoever
 * coordinates may take part as well, in this group or by themselves.
 */
export async function createGroup(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  details: GroupDetails,
): Promise<Group> {
  const at = services.clock.now()
  try {
    const guid = await services.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const made = await insertGroup(tx, {
        ...groupColumns(details),
        editionGuid: edition.guid,
        accountGuid: actor.accountGuid,
        createdAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'group',
        subjectGuid: made,
        action: 'createGroup',
        requestId: facts.requestId,
      })
      return made
    })
    const { group } = await loadGroup(services.database, actor, guid)
    return presentGroup(group, 0)
  } catch (error) {
    if (breaks(error, 'participant_group_edition_guid_account_guid_key')) refuse('group_exists')
    throw error
  }
}

import type * as routes from '#contract/group.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupByGuid, insertGroup } from '#server/persistence/group-record-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { loadGroup } from './permitted-group.ts'
import { groupColumns, presentGroup } from './present-group.ts'

/**
 * Starts a group. An account has one in an edition: the unique index decides between two tabs, and the loser is told `group_exists`. A coordinator
 * may take part as well, in this group or on their own.
 */
export const createGroup: UseCase<
  typeof routes.createGroup,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: details, facts }, needs) => {
  const at = needs.clock.now()
  try {
    const guid = await needs.database.transaction().execute(async tx => {
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
      const group = (await findGroupByGuid(tx, made)) ?? refuse('not_found')
      await writeToCoordinator(
        { needs, tx, edition },
        'group_created',
        { group },
        {
          company: group.companyShortName,
        },
      )
      return made
    })
    const { group } = await loadGroup(needs.database, actor, guid)
    return presentGroup(group, 0)
  } catch (error) {
    if (breaks(error, 'participant_group_edition_guid_account_guid_key')) refuse('group_exists')
    throw error
  }
}

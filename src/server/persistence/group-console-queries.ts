import { sql } from 'kysely'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'

/** The coordinator by surname, first name and middle name. */
export const coordinatorName = sql<string>`concat_ws(' ', participant_group.last_name, participant_group.first_name, participant_group.middle_name)`

/** How many groups are offered as a filter; others are found by their people. */
const groupLimit = 500

/** The first groups of an edition with their number of members, by organisation. */
export async function listGroupsOfEdition(reader: Reader, editionGuid: string) {
  const rows = await reader
    .selectFrom('participantGroup')
    .select(['participantGroup.guid', 'participantGroup.companyShortName as company'])
    .select(({ selectFrom, fn }) => [
      coordinatorName.as('coordinator'),
      // Beside the list rather than joined: only those of the page are looked up.
      selectFrom('account')
        .select('account.phone')
        .whereRef('account.guid', '=', 'participantGroup.accountGuid')
        .$asScalar()
        .$notNull()
        .as('phone'),
      selectFrom('groupMember')
        .select(fn.countAll<bigint>().as('count'))
        .whereRef('groupMember.groupGuid', '=', 'participantGroup.guid')
        .where('groupMember.removedAt', 'is', null)
        .as('members'),
    ])
    .where('participantGroup.editionGuid', '=', editionGuid)
    .orderBy('participantGroup.companyShortName')
    .orderBy('participantGroup.guid')
    .limit(groupLimit)
    .execute()
  return rows.map(row => ({ ...row, members: Number(row.members) }))
}

/** The group of an application, with whom to call about it. */
export function findGroupForConsole(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .innerJoin('account', 'account.guid', 'participantGroup.accountGuid')
    .select(['participantGroup.guid', 'participantGroup.companyShortName as company', 'account.phone'])
    .select(coordinatorName.as('coordinator'))
    .where('groupMember.applicationGuid', '=', applicationGuid)
    .where('groupMember.removedAt', 'is', null)
    .executeTakeFirst()
}

/** Groups by the name of their coordinator; unindexed, because groups are few. */
export async function findGroupsByCoordinator(
  reader: Reader,
  wanted: { editionGuid: string; q: string },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('participantGroup')
    .select('guid')
    .where('editionGuid', '=', wanted.editionGuid)
    .where('coordinatorText', 'like', `%${likePattern(wanted.q)}%`)
    .limit(groupLimit)
    .execute()
  return rows.map(row => row.guid)
}

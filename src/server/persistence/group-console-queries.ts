import { sql } from 'kysely'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'

const coordinator = sql<string>`concat_ws(' ', participant_group.last_name, participant_group.first_name, participant_group.middle_name)`

/** How many groups are offered as a filter; others are found by their people. */
const groupLimit = 500

/** The first groups of an edition with their number of members, by organisation. */
export function listGroupsOfEdition(reader: Reader, editionGuid: string) {
  return listGroupsAfter(reader, { editionGuid, after: null, limit: groupLimit })
}

/** The same from some place on. */
export async function listGroupsAfter(
  reader: Reader,
  wanted: { editionGuid: string; after: { company: string; guid: string } | null; limit: number },
) {
  const { after } = wanted
  let query = reader
    .selectFrom('participantGroup')
    .select(['participantGroup.guid', 'participantGroup.companyShortName as company'])
    .select(({ selectFrom, fn }) => [
      coordinator.as('coordinator'),
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
    .where('participantGroup.editionGuid', '=', wanted.editionGuid)
  if (after)
    query = query.where(
      sql<boolean>`(participant_group.company_short_name, participant_group.guid) > (${after.company}, ${after.guid}::uuid)`,
    )
  const rows = await query
    .orderBy('participantGroup.companyShortName')
    .orderBy('participantGroup.guid')
    .limit(wanted.limit)
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
    .select(coordinator.as('coordinator'))
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

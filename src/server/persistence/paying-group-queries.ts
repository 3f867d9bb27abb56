import type { Reader } from './database.ts'
import type { GroupRow } from './group-record-queries.ts'

/** The group of an account in an edition with the coordinator's phone, and which of these applications are or were in it. */
export async function findPayingGroup(
  reader: Reader,
  of: { accountGuid: string; editionGuid: string; applicationGuids: string[] },
): Promise<{ group: GroupRow; phone: string; members: ReadonlySet<string> } | null> {
  const row = await reader
    .selectFrom('participantGroup')
    .innerJoin('account', 'account.guid', 'participantGroup.accountGuid')
    .selectAll('participantGroup')
    .select('account.phone')
    .where('participantGroup.accountGuid', '=', of.accountGuid)
    .where('participantGroup.editionGuid', '=', of.editionGuid)
    .executeTakeFirst()
  if (!row) return null
  const { phone, ...group } = row
  const members =
    of.applicationGuids.length === 0
      ? []
      : await reader
          .selectFrom('groupMember')
          .select('applicationGuid')
          .where('groupGuid', '=', group.guid)
          .where('applicationGuid', 'in', of.applicationGuids)
          .execute()
  return { group, phone, members: new Set(members.map(({ applicationGuid }) => applicationGuid)) }
}

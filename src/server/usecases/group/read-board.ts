import type * as routes from '#contract/group.ts'
import type { GroupBoard, GroupMember } from '#contract/group.ts'
import { summariseGroup } from '#domain/group/group-summary.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findMember, listMembers } from '#server/persistence/group-member-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { isTransferLocked } from '../transfer/read-transfer.ts'
import type { MemberContext } from './member-facts.ts'
import { loadGroup } from './permitted-group.ts'
import { presentGroup } from './present-group.ts'
import { presentMember } from './present-member.ts'

/** The members of a group with their state at each gate; as few queries for five hundred as for one. */
export const readBoard: UseCase<typeof routes.readGroupBoard, 'clock' | 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const found = await loadGroup(needs.database, actor, guid)
  return presentBoard(needs.database, { ...found, at: needs.clock.now() })
}

export async function presentBoard(
  reader: Reader,
  { group, edition, at }: MemberContext,
): Promise<GroupBoard> {
  const records = await listMembers(reader, { groupGuid: group.guid, editionGuid: edition.guid })
  return {
    group: presentGroup(group, records.length),
    summary: summariseGroup(records),
    members: records.map(record => presentMember(record, { group, edition, at })),
    feeKopecks: edition.feeKopecks.toString(),
    payBy: edition.payBy,
    transferLocked: isTransferLocked(edition, at),
  }
}

/** One member as the board shows them, after a change. */
export async function readBoardMember(
  reader: Reader,
  { group, edition, at }: MemberContext,
  participantGuid: string,
): Promise<GroupMember> {
  const record = await findMember(reader, {
    groupGuid: group.guid,
    editionGuid: edition.guid,
    participantGuid,
  })
  return presentMember(record ?? refuse('not_found'), { group, edition, at })
}

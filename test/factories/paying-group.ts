import type { TestServer } from '../server.ts'
import { emptyGroup, type TestGroup } from './group.ts'
import { approvedParticipant, type TestApplicant } from './participant.ts'

/** A coordinator with approved members who have their own accounts. */
export async function approvedGroup(
  server: TestServer,
  count: number,
): Promise<{ group: TestGroup; members: TestApplicant[] }> {
  const group = await emptyGroup(server)
  const members: TestApplicant[] = []
  for (let index = 0; index < count; index += 1) {
    const made = await approvedParticipant(server)
    await join(server, group, made)
    members.push(made)
  }
  return { group, members }
}

export async function join(server: TestServer, group: TestGroup, made: TestApplicant): Promise<void> {
  await server.database
    .insertInto('groupMember')
    .values({ applicationGuid: made.applicationGuid, groupGuid: group.guid, addedAt: new Date() })
    .execute()
}

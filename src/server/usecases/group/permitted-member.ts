import type { Reader, Tx } from '#server/persistence/database.ts'
import { findMember, type MemberRecord } from '#server/persistence/group-member-queries.ts'
import { asLocked, type Locked } from '#server/persistence/locked.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import { isFilledInHere, type MemberContext } from './member-facts.ts'

/** A member whose form the coordinator still fills in; anybody else is absent (404), a confirmed one closed (409). */
export async function loadFilledInMember(
  reader: Reader,
  context: MemberContext,
  participantGuid: string,
): Promise<MemberRecord> {
  const record = await findStanding(reader, context, participantGuid)
  return isFilledInHere(record, context.group) ? record : refuse('state_forbids')
}

/** The same, locked until the transaction ends, to serialise it with a simultaneous confirmation. */
export async function lockFilledInMember(
  tx: Tx,
  context: MemberContext,
  participantGuid: string,
): Promise<Locked<MemberRecord>> {
  // Checked before the lock, so that nobody can block people who are not theirs.
  await findStanding(tx, context, participantGuid)
  await lockParticipant(tx, { guid: participantGuid, editionGuid: context.edition.guid })
  return asLocked(await loadFilledInMember(tx, context, participantGuid))
}

async function findStanding(
  reader: Reader,
  { group, edition }: MemberContext,
  participantGuid: string,
): Promise<MemberRecord> {
  const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid }
  return (await findMember(reader, wanted)) ?? refuse('not_found')
}

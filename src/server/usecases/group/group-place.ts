import type { Tx } from '#server/persistence/database.ts'
import { findMember } from '#server/persistence/group-member-queries.ts'
import { findFormerMember } from '#server/persistence/group-place-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import type { GivingPlace } from '../replacement/give-place.ts'
import type { MemberContext } from './member-facts.ts'

/**
 * The holder of a place in a locked group, or whoever gave it away before, and on request another person, locked together in the order of all bulk
 * calls. Anybody else is absent (404).
 */
export async function lockHolder(
  tx: Tx,
  { group, edition }: MemberContext,
  { participantGuid, takerGuid }: { participantGuid: string; takerGuid?: string },
): Promise<{ old: Locked<ParticipantRecord>; taker: Locked<ParticipantRecord> | undefined }> {
  const of = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid }
  const known = (await findMember(tx, of)) ?? (await findFormerMember(tx, of))
  if (!known) refuse('not_found')
  const guids = takerGuid === undefined ? [participantGuid] : [participantGuid, takerGuid]
  const people = await lockParticipants(tx, { guids, editionGuid: edition.guid })
  const old = people.find(({ guid }) => guid === participantGuid) ?? refuse('not_found')
  return { old, taker: people.find(({ guid }) => guid === takerGuid) }
}

/** What giving a place needs to know, when the coordinator does it rather than an organiser. */
export function coordinatorGives(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { edition, at, actor, facts }: MemberContext & { actor: AccountActor; facts: RequestFacts },
): GivingPlace {
  return {
    ...{ needs, tx, edition, at },
    actorGuid: actor.accountGuid,
    as: 'coordinator',
    role: 'coordinator',
    requestId: facts.requestId,
  }
}

import type { AssistantSection, ParticipantTies } from '#domain/access/participant-access.ts'
import type { Reader } from './database.ts'

/** What ties an account to a participant who is not its own person. */
export async function findTies(
  reader: Reader,
  accountGuid: string,
  of: { guid: string; applicationGuid: string; registeredBy: string | null },
): Promise<Pick<ParticipantTies, 'registered' | 'granted' | 'coordinates'>> {
  const row = await reader
    .selectNoFrom(eb => [
      eb
        .selectFrom('assistant')
        .select('sections')
        .where('participantGuid', '=', of.guid)
        .where('accountGuid', '=', accountGuid)
        .where('withdrawnAt', 'is', null)
        .where('grantedAt', 'is not', null)
        .as('granted'),
      eb
        .exists(
          eb
            .selectFrom('groupMember')
            .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
            .select('groupMember.applicationGuid')
            .where('groupMember.applicationGuid', '=', of.applicationGuid)
            .where('groupMember.removedAt', 'is', null)
            .where('participantGroup.accountGuid', '=', accountGuid),
        )
        .as('coordinates'),
    ])
    .executeTakeFirstOrThrow()
  return {
    registered: of.registeredBy === accountGuid,
    granted: row.granted as AssistantSection[] | null,
    coordinates: Boolean(row.coordinates),
  }
}

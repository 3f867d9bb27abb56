import type { AssistantSection, ParticipantRelations } from '#domain/access/participant-access.ts'
import type { Reader } from './database.ts'

type OtherRelations = Pick<ParticipantRelations, 'registered' | 'granted' | 'coordinates'>

/** How an account is related to each of many participants who are not its own person; two queries, however many they are. */
export async function listRelations(
  reader: Reader,
  accountGuid: string,
  people: readonly { guid: string; applicationGuid: string; registeredBy: string | null }[],
): Promise<Map<string, OtherRelations>> {
  if (people.length === 0) return new Map()
  const [grants, members] = await Promise.all([
    reader
      .selectFrom('assistant')
      .select(['participantGuid', 'sections'])
      .where('accountGuid', '=', accountGuid)
      .where('withdrawnAt', 'is', null)
      .where('grantedAt', 'is not', null)
      .where(
        'participantGuid',
        'in',
        people.map(({ guid }) => guid),
      )
      .execute(),
    reader
      .selectFrom('groupMember')
      .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
      .select('groupMember.applicationGuid')
      .where('participantGroup.accountGuid', '=', accountGuid)
      .where('groupMember.removedAt', 'is', null)
      .where(
        'groupMember.applicationGuid',
        'in',
        people.map(({ applicationGuid }) => applicationGuid),
      )
      .execute(),
  ])
  const granted = new Map(grants.map(row => [row.participantGuid, row.sections as AssistantSection[]]))
  const coordinated = new Set(members.map(row => row.applicationGuid))
  return new Map(
    people.map(person => [
      person.guid,
      {
        registered: person.registeredBy === accountGuid,
        granted: granted.get(person.guid) ?? null,
        coordinates: coordinated.has(person.applicationGuid),
      },
    ]),
  )
}

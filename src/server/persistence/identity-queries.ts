import type { RawBuilder, SqlBool } from 'kysely'
import type { Reader } from './database.ts'
import { exactMatch, nearMatch, wholeNameMatch } from './search-text.ts'

export type PersonFound = Awaited<ReturnType<typeof listPeopleBy>>[number]

/** How many people are read to be scored: more than any screen lists, and few enough to be quick about. */
const mostCandidates = 60

/** People of an edition whom a search may mean: first those who bear a typed name, then those in whose facts it stands, last those whose name is near. */
export async function listPeopleFound(
  reader: Reader,
  { editionGuid, typed }: { editionGuid: string; typed: string },
): Promise<PersonFound[]> {
  const found = await listPeopleBy(reader, editionGuid, wholeNameMatch(typed))
  if (found.length < mostCandidates) {
    const known = new Set(found.map(({ participantGuid }) => participantGuid))
    const others = await listPeopleBy(reader, editionGuid, exactMatch('participant', typed))
    found.push(...others.filter(({ participantGuid }) => !known.has(participantGuid)))
  }
  const near = nearMatch(typed)
  return found.length === 0 && near ? listPeopleBy(reader, editionGuid, near) : found
}

function listPeopleBy(reader: Reader, editionGuid: string, condition: RawBuilder<SqlBool>) {
  return reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select([
      'participant.guid as participantGuid',
      'application.guid as applicationGuid',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
    ])
    .where('application.editionGuid', '=', editionGuid)
    .where(condition)
    .limit(mostCandidates)
    .execute()
}

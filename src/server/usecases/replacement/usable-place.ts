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
 * Whether an approval pays with the money of this place: it has not been used, is still here, and stands for nobody else. A place that was taken
 * from its person in between, by a rejection that did not last, is theirs again while nobody else has it.
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

/** For whom of these applications money waits, as their approval would find it. Few are ever given a place: they are asked one by one. */
export async function listWaitingPlaces(reader: Reader, applicationGuids: string[]): Promise<Set<string>> {
  const waiting = new Set<string>()
  for (const place of await listUnsettledPlaces(reader, applicationGuids))
    if (await isPlaceUsable(reader, place, await readLine(reader, sourceOf(place))))
      waiting.add(place.newApplicationGuid)
  return waiting
}

/** Whoever has left the group has left its money behind as well. */
async function isStillFree(reader: Reader, place: ReplacementRow): Promise<boolean> {
  const newest = await findNewestFrom(reader, place.oldApplicationGuid)
  if (place.endedBecause !== 'released' || newest?.guid !== place.guid) return false
  return standsWhereGiven(reader, place)
}

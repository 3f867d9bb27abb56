import { setImmediate } from 'node:timers/promises'
import { judgeDuplicates } from '#domain/identity/judge-duplicates.ts'
import { duplicateWords } from '#domain/identity/name-forms.ts'
import type { Reader } from '#server/persistence/database.ts'
import {
  type DuplicateRecord,
  type FoundPair,
  listDuplicateCandidates,
  listUnsearched,
  saveDuplicatePairs,
} from '#server/persistence/duplicate-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { recordFacts } from './record-facts.ts'

/** In one transaction. */
const batch = 50
/** A run ends after this long, and the next one goes on: a forum that was just filled takes many. */
const longestRunMs = 30_000

/** Looks for duplicates of everybody who is new or has changed. */
export async function seekDuplicates({ clock, database }: Needs<'clock' | 'database'>): Promise<void> {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const until = clock.wall().getTime() + longestRunMs
  let after: string | null = null
  do {
    const people: DuplicateRecord[] = await listUnsearched(database, { editionGuid, after, limit: batch })
    const pairs: FoundPair[] = []
    for (const person of people) {
      pairs.push(...(await duplicatesOf(database, editionGuid, person)))
      // Comparing is work for the processor; whoever waits for a page comes in between.
      await setImmediate()
    }
    const at = clock.now()
    await database
      .transaction()
      .execute(tx => saveDuplicatePairs(tx, { editionGuid, searched: people, pairs, at }))
    if (people.length < batch) return
    after = people.at(-1)?.guid ?? null
  } while (clock.wall().getTime() < until)
}

async function duplicatesOf(
  reader: Reader,
  editionGuid: string,
  person: DuplicateRecord,
): Promise<FoundPair[]> {
  const words = person.status === 'cancelled' ? null : duplicateWords(person)
  if (!words) return []
  const own = recordFacts(person)
  const candidates = await listDuplicateCandidates(reader, { editionGuid, guid: person.guid, words })
  return candidates.flatMap(other => {
    const { isLikely, score } = judgeDuplicates(own, recordFacts(other))
    const [leftGuid = '', rightGuid = ''] = [person.guid, other.guid].sort()
    return isLikely ? [{ leftGuid, rightGuid, score }] : []
  })
}

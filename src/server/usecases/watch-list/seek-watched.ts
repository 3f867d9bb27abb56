import { setImmediate } from 'node:timers/promises'
import { duplicateWords } from '#domain/identity/name-forms.ts'
import { namesByScript } from '#domain/identity/person-names.ts'
import { judgeWatched } from '#domain/watch-list/judge-watched.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  type FoundHit,
  listDueEntries,
  listWatchedCandidates,
  saveWatchHits,
  type WatchEntryFacts,
} from '#server/persistence/watch-list-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** In one transaction, and in one run: what is left is found by the next. */
const batch = 100
const batches = 5
/** People come and change all day, so that each person of the list is looked for again after this long. */
const againAfterMs = 5 * 60_000

/** Looks for the people of the watch list among all who are to come in. */
export async function seekWatched({ clock, database }: Needs<'clock' | 'database'>): Promise<void> {
  const { guid: editionGuid } = await readCurrentEdition(database)
  // By the machine's clock: one of the demo that was moved back would leave everybody searched in the future.
  const at = clock.wall()
  const before = new Date(at.getTime() - againAfterMs)
  for (let turn = 0; turn < batches; turn += 1) {
    const entries = await listDueEntries(database, { editionGuid, before, limit: batch })
    const hits: FoundHit[] = []
    for (const entry of entries) {
      hits.push(...(await hitsOf(database, editionGuid, entry)))
      await setImmediate()
    }
    await database
      .transaction()
      .execute(tx => saveWatchHits(tx, { editionGuid, searched: entries.map(({ guid }) => guid), hits, at }))
    if (entries.length < batch) return
  }
}

/** The list keeps a name in the script in which it came. */
export function namesOfEntry({
  lastName,
  firstName,
  middleName,
}: Omit<WatchEntryFacts, 'remark' | 'birthDate'>) {
  return { lastName, firstName, middleName: middleName ?? '' }
}

async function hitsOf(
  reader: Reader,
  editionGuid: string,
  entry: WatchEntryFacts & { guid: string },
): Promise<FoundHit[]> {
  const words = duplicateWords({ ...entry, latinLastName: null, latinFirstName: null })
  if (!words) return []
  const listed = { name: namesOfEntry(entry), birthDate: entry.birthDate }
  const candidates = await listWatchedCandidates(reader, { editionGuid, words, birthDate: entry.birthDate })
  return candidates.flatMap(person => {
    const { isHit, score } = judgeWatched(listed, {
      names: namesByScript(person),
      birthDate: person.birthDate,
    })
    return isHit ? [{ entryGuid: entry.guid, kind: person.kind, subjectGuid: person.guid, score }] : []
  })
}

import type { WatchHit } from '#contract/organiser-watch-list.ts'
import { namesByScript } from '#domain/identity/person-names.ts'
import { judgeWatched } from '#domain/watch-list/judge-watched.ts'
import type { WatchedRecord, WatchHitRow } from '#server/persistence/watch-list-queries.ts'
import { fullName } from '../participant/present-participant.ts'
import { namesOfEntry } from './seek-watched.ts'

/** A hit with what speaks for and against it now; null when the person is gone. */
export function presentWatchHit(
  hit: WatchHitRow,
  people: ReadonlyMap<string, WatchedRecord>,
): WatchHit | null {
  const person = people.get(hit.subjectGuid)
  if (!person) return null
  const name = namesOfEntry(hit)
  const { names, birthDate } = judgeWatched(
    { name, birthDate: hit.birthDate },
    { names: namesByScript(person), birthDate: person.birthDate },
  )
  return {
    guid: hit.guid,
    version: hit.version,
    state: hit.state,
    score: hit.score,
    foundAt: hit.foundAt.toISOString(),
    listed: {
      name: [name.lastName, name.firstName, name.middleName].filter(Boolean).join(' '),
      birthDate: hit.birthDate,
      remark: hit.remark,
    },
    person: {
      kind: person.kind,
      guid: person.guid,
      name: fullName(person),
      latinName: [person.latinFirstName, person.latinLastName].filter(Boolean).join(' ') || null,
      birthDate: person.birthDate,
      company: person.company,
      applicationGuid: person.applicationGuid,
    },
    names,
    birthDate,
    decided: hit.decidedAt && {
      by: hit.decidedByName ?? '',
      at: hit.decidedAt.toISOString(),
      note: hit.note ?? '',
    },
  }
}

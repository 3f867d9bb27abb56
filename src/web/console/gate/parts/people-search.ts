import type { GatePerson } from '#contract/gate.ts'
import { isSearchable, textWords } from '#domain/search/search-words.ts'
import { plateSearch } from '#domain/vehicle/plate.ts'

/** As many are shown: whoever sees more types another letter. */
const most = 20

/** People whose name, in either script, has a word beginning with each typed word, and vehicles by a part of their plate. */
export function searchPeople(people: Iterable<GatePerson>, typed: string): GatePerson[] {
  const wanted = textWords(typed).map(({ word }) => word)
  if (!isSearchable(typed)) return []
  const plate = plateSearch(typed)
  const found: GatePerson[] = []
  for (const person of people) {
    const fits =
      person.kind === 'vehicle' ? plate !== null && hasPlate(person, plate) : hasWords(person, wanted)
    if (fits) found.push(person)
    if (found.length >= most) break
  }
  return found
}

function hasPlate({ name }: GatePerson, plate: string): boolean {
  return plateSearch(name)?.includes(plate) ?? false
}

function hasWords({ name, latinName }: GatePerson, wanted: readonly string[]): boolean {
  const words = textWords(`${name} ${latinName ?? ''}`)
  return wanted.every(start => words.some(({ word }) => word.startsWith(start)))
}

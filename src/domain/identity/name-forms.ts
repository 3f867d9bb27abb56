import { formsOfFirstName } from './first-names.ts'
import { readingsOf } from './name-sounds.ts'
import type { StoredNames } from './person-names.ts'
import { latinForm } from './typed-ways.ts'

/**
 * Under what words, in Latin letters as the database keeps them, somebody with these names may stand a second time: `lastNames` and `firstNames` may have
 * typing errors, `otherForms` are short, full and foreign forms of the first name. Null for somebody without a first or a last name.
 */
export function duplicateWords(
  stored: StoredNames,
): { lastNames: string; firstNames: string; otherForms: string } | null {
  const lastNames = wordsOf(stored.lastName, stored.latinLastName)
  const firstNames = wordsOf(stored.firstName, stored.latinFirstName)
  if (lastNames.length === 0 || firstNames.length === 0) return null
  const otherForms = firstNames.flatMap(name => formsOfFirstName(readingsOf(name).map(({ key }) => key)))
  return {
    lastNames: lastNames.flatMap(readInLatin).join(' '),
    firstNames: firstNames.flatMap(readInLatin).join(' '),
    otherForms: [...new Set(otherForms.map(latinForm))].join(' '),
  }
}

function wordsOf(...names: (string | null)[]): string[] {
  return names.flatMap(name => name?.split(/[\s-]+/) ?? []).filter(Boolean)
}

function readInLatin(word: string): string[] {
  return readingsOf(word).map(({ key }) => latinForm(key))
}

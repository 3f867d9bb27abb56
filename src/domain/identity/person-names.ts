import type { PersonName } from './compare-names.ts'

/** A person's names as they are stored: in Cyrillic, in Latin letters, or in both. */
export type StoredNames = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinLastName: string | null
  latinFirstName: string | null
}

/** The names of a person by script; a script without names is left out. */
export function namesByScript(stored: StoredNames): PersonName[] {
  const own = {
    lastName: stored.lastName ?? '',
    firstName: stored.firstName ?? '',
    middleName: stored.middleName ?? '',
  }
  const latin = {
    lastName: stored.latinLastName ?? '',
    firstName: stored.latinFirstName ?? '',
    middleName: '',
  }
  return [own, latin].filter(name => name.lastName !== '' || name.firstName !== '')
}

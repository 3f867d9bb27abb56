import { transliterateName } from '../person/transliteration.ts'

type Named = {
  firstName: string
  lastName: string
  latinFirstName: string | null
  latinLastName: string | null
}

/** The coordinator's name in the reader's script; where they gave no Latin spelling, it is that of passports. */
export function coordinatorName(locale: 'ru' | 'en', named: Named): string {
  const { firstName, lastName, latinFirstName, latinLastName } = named
  if (locale === 'ru') return `${firstName} ${lastName}`
  return `${latinFirstName ?? transliterateName(firstName)} ${latinLastName ?? transliterateName(lastName)}`
}

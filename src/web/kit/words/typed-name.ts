import { transliterateName } from '#domain/person/transliteration.ts'

/** A name that was typed in one script only, as readers of this language can read it; letters that are no Cyrillic stay. */
export function typedName(name: string, locale: 'ru' | 'en'): string {
  return locale === 'en' ? transliterateName(name) : name
}

import { transliterateName } from './transliteration.ts'

/** A colleague's name in the script of the reader: organisers are named in one script alone. */
export function colleagueName(locale: 'ru' | 'en', name: string): string {
  return locale === 'en' ? transliterateName(name) : name
}

import { transliterateName } from '../person/transliteration.ts'

/** Cyrillic letters as abbreviations of the trade are spelt with them: ддос, сием, длп. */
const isCyrillic = /^[а-я]+$/

/** A word in Latin letters as it sounds, by the rules of passports (ICAO Doc 9303); null where it has no Cyrillic letters alone. */
export function soundInLatin(word: string): string | null {
  return isCyrillic.test(word) ? transliterateName(word).toLowerCase() : null
}

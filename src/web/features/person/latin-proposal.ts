import { transliterateName } from '#domain/person/transliteration.ts'

/**
 * The Latin spelling after the Cyrillic one changed: the passport's transliteration while the field is empty or still
 * holds the earlier proposal, and whatever the person wrote once they wrote it themselves (product.md §5).
 */
export function proposeLatin(name: { cyrillicBefore: string; cyrillic: string; latin: string }): string {
  const before = name.cyrillicBefore.trim()
  // Latin letters in the wrong field are their own transliteration, and prove nothing.
  const proposed = /\p{Script=Cyrillic}/u.test(before) && name.latin === transliterateName(before)
  const untouched = name.latin === '' || proposed
  return untouched ? transliterateName(name.cyrillic.trim()) : name.latin
}

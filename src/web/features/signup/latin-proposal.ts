import { transliterateName } from '#domain/person/transliteration.ts'

/**
 * The Latin spelling after the Cyrillic one changed: the passport's transliteration while the field is empty or still
 * holds the earlier proposal, and whatever the person wrote once they wrote it themselves (product.md §5).
 */
export function proposeLatin(name: { cyrillicBefore: string; cyrillic: string; latin: string }): string {
  const untouched = name.latin === '' || name.latin === transliterateName(name.cyrillicBefore.trim())
  return untouched ? transliterateName(name.cyrillic.trim()) : name.latin
}

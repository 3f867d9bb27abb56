import { transliterateName } from '#domain/person/transliteration.ts'

/**
 * The Latin spelling after a change of the Cyrillic one: the passport's transliteration while the field is empty or holds the earlier suggestion,
 * else what the person wrote (product.md §5).
 */
export function proposeLatin(name: { cyrillicBefore: string; cyrillic: string; latin: string }): string {
  const untouched = name.latin === '' || name.latin === proposalFor(name.cyrillicBefore)
  return untouched ? proposalFor(name.cyrillic) : name.latin
}

/** Letters of another alphabet come from a wrong keyboard layout; copied across they would look like a spelling. */
function proposalFor(typed: string): string {
  const cyrillic = typed.trim()
  const letters = cyrillic.match(/\p{L}/gu) ?? []
  const isCyrillic = letters.length > 0 && letters.every(letter => /\p{Script=Cyrillic}/u.test(letter))
  return isCyrillic ? transliterateName(cyrillic) : ''
}

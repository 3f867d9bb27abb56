import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'

/** The normalised form for searching: lower case, ё as е, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}

/** A LIKE pattern with escaped wildcards; a phone matches in any notation. */
export function likePattern(typed: string): string {
  return (phoneDigits(typed) ?? searchable(typed)).replace(/[\\%_]/g, character => `\\${character}`)
}

/** Whether a person's search text contains the query: as written, in another usual Latin spelling of a name, or typed in the wrong keyboard layout. */
export function personMatches(typed: string): RawBuilder<SqlBool> {
  const swapped = swapKeyboardLayout(typed)
  const ways = [typed, swapped].flatMap(way => (way ? [textContains('participant.search_text', way)] : []))
  const pattern = `%${likePattern(typed)}%`
  // Only Latin letters have other spellings, and normalising every row costs twenty times the plain search.
  if (/[a-z]/.test(pattern))
    ways.push(sql<SqlBool>`folded_latin(participant.search_text) like folded_latin(${pattern})`)
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** Whether a normalised text contains the query, by the index over its letters, which holds in a cluster of any locale (decision 151). */
export function textContains(column: string, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${likePattern(typed)}%`
  const text = sql.ref(column)
  return sql<SqlBool>`(trigram_letters(${text}) like trigram_letters(${pattern}) and ${text} like ${pattern})`
}

/** `8 (916) 000-79-19` as the last digits of +79160007919; null for anything but a Russian phone. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+-]+$/.test(typed)) return null
  return /^[78]?(9\d{9})$/.exec(typed.replace(/\D/g, ''))?.[1] ?? null
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The form in which texts are searched: small letters, ё as е, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}

/** A search text in which the wildcards of LIKE mean themselves; a phone is found however it was written. */
export function likePattern(typed: string): string {
  return (phoneDigits(typed) ?? searchable(typed)).replace(/[\\%_]/g, character => `\\${character}`)
}

/** Whether a person's search text holds what was typed, in its own or in another usual Latin spelling of a name. */
export function personMatches(typed: string): RawBuilder<SqlBool> {
  const pattern = `%${likePattern(typed)}%`
  // Other spellings are of Latin letters alone, and folding every row costs twenty times the plain search.
  if (!/[a-z]/.test(pattern)) return sql<SqlBool>`participant.search_text like ${pattern}`
  return sql<SqlBool>`(participant.search_text like ${pattern}
    or folded_latin(participant.search_text) like folded_latin(${pattern}))`
}

/** `8 (916) 000-79-19` as the digits that +79160007919 ends with; null for what is no Russian phone. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+-]+$/.test(typed)) return null
  return /^[78]?(9\d{9})$/.exec(typed.replace(/\D/g, ''))?.[1] ?? null
}

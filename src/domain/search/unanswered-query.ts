import { isSearchable, textWords } from './search-words.ts'

/** In characters; a longer text was hardly typed to search. */
const longest = 60

/**
 * How a query that found nothing is kept for the editors: its words alone. Null for what may tell who searched: addresses, telephone and document
 * numbers, long texts.
 */
export function keptQuery(query: string): string | null {
  if (query.includes('@') || /\d[\d\s()+.-]{4,}/.test(query) || !isSearchable(query)) return null
  const words = textWords(query)
    .map(({ word }) => word)
    .join(' ')
  return words.length <= longest ? words : null
}

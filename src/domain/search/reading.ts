import { textWords } from './search-words.ts'
import { tellingWords } from './small-words.ts'

/** A word of a query: as typed, and where it was typed with hyphens also its pieces. */
export type QueryWord = { word: string; pieces: string[] }

/** Marks of a page that somebody pasted along: no words of theirs. */
const markup = /<[^<>]*>/g

const hyphen = /^[-‑–]$/

/**
 * The telling words of a query. A hyphen makes no difference: «пен-тест» is searched for as «пентест» and as its two pieces, because texts have both
 * spellings.
 */
export function queryWords(typed: string): QueryWord[] {
  const query = typed.replace(markup, ' ')
  const found: QueryWord[] = []
  let end = -1
  for (const { word, from, to } of textWords(query)) {
    const last = found.at(-1)
    if (last && end >= 0 && hyphen.test(query.slice(end, from))) {
      last.pieces = [...(last.pieces.length > 0 ? last.pieces : [last.word]), word]
      last.word += word
    } else found.push({ word, pieces: [] })
    end = to
  }
  const telling = new Set(tellingWords(found.map(({ word }) => word)))
  return found.filter(({ word }) => telling.has(word))
}

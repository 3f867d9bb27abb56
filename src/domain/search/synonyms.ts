import { queryWords } from './reading.ts'

/** Several ways to say one thing, each in normalised words. */
export type Meaning = readonly (readonly string[])[]

/** Reads what editors write: the ways separated by commas, as «антифрод, antifraud, борьба с мошенничеством». */
export function meaningOf(terms: string): Meaning {
  return terms
    .split(/[,;\n]/)
    .map(way => queryWords(way).map(({ word }) => word))
    .filter(words => words.length > 0)
}

/**
 * Other wordings of a query: each replaces the words `from` up to `to` (indices of the query's words, `to` not included). `same` tells whether two
 * words are forms of one another.
 */
export function synonymsIn(
  words: readonly string[],
  same: (left: string, right: string) => boolean,
  meanings: readonly Meaning[],
): { from: number; to: number; words: string[] }[] {
  const found: { from: number; to: number; words: string[] }[] = []
  for (const ways of meanings) {
    for (const way of ways) {
      for (let from = 0; from + way.length <= words.length; from += 1) {
        if (!way.every((word, index) => same(word, words[from + index] ?? ''))) continue
        for (const other of ways)
          if (other !== way) found.push({ from, to: from + way.length, words: [...other] })
      }
    }
  }
  return found
}

/** A word and its place in the original text: characters [from, to). */
export type TextWord = { word: string; from: number; to: number }

/** Letters and digits that need no normalising: nearly all words. */
const plain = /^[a-z0-9а-яё]+$/
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text in normalised form: lower case, ё as е. Punctuation and dashes separate words. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(wordPattern)].map(match => ({
    word: comparable(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** The shortest query: two letters or digits, whatever punctuation stands between them. */
export const shortestQuery = 2

/** Whether a query is long enough (spec point 5 leaves the minimum open: two). */
export function isSearchable(query: string): boolean {
  return textWords(query).reduce((total, { word }) => total + word.length, 0) >= shortestQuery
}

/** Words joined only by a dash, written as one: «смарт-контракты» also matches «смартконтракты». */
export function joinedWords(text: string, words: readonly TextWord[] = textWords(text)): TextWord[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    if (!next || !/^[-‑–]$/.test(text.slice(word.to, next.from))) return []
    return [{ word: word.word + next.word, from: word.from, to: next.to }]
  })
}

/** Lower case without accents, which few keyboards have: ё as е, š as s; й stays a letter of its own. */
function comparable(word: string): string {
  const small = word.toLowerCase()
  if (plain.test(small)) return small.replaceAll('ё', 'е')
  return small
    .normalize('NFKD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replaceAll('ё', 'е')
    .replaceAll('ı', 'i')
}

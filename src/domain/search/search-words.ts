/** A word of a text with where it stands: characters [from, to) of the text as it was given. */
export type TextWord = { word: string; from: number; to: number }

/** Letters and digits that have one way to be written; nearly all words. */
const plain = /^[a-z0-9а-яё]+$/
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text in the form in which they are compared: small letters, ё as е. Each mark and dash parts words. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(wordPattern)].map(match => ({
    word: comparable(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** The least that can be searched for: two letters or digits, however many marks stand between them. */
export const shortestQuery = 2

/** Whether there is enough to search for (spec point 5 leaves the minimum open: two). */
export function isSearchable(query: string): boolean {
  return textWords(query).reduce((total, { word }) => total + word.length, 0) >= shortestQuery
}

/** Words that a dash alone joins, written as one: «смарт-контракты» is also looked for as «смартконтракты». */
export function joinedWords(text: string, words: readonly TextWord[] = textWords(text)): TextWord[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    if (!next || !/^[-‑–]$/.test(text.slice(word.to, next.from))) return []
    return [{ word: word.word + next.word, from: word.from, to: next.to }]
  })
}

/** Small letters without accents, which few keyboards have: ё as е, š as s; й stays a letter of its own. */
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

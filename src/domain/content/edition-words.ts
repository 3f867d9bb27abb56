/** What editors name in braces instead of typing it, because it stands in the edition's settings: `{fee}` is the fee with its currency. */
export type EditionWords = { fee: string }

/** The text with the edition's own figures put in; other braces stay as they are. */
export function fillEditionWords(text: string, words: EditionWords): string {
  return text.replaceAll('{fee}', () => words.fee)
}

/** An error as the summary lists it: the field's name, then the sentence starting in lower case. */
export function labelledError(label: string | undefined, sentence: string): string {
  if (!label) return sentence
  // A word of capitals (ИНН, INN) keeps them.
  const rest = /^\p{Lu}(?!\p{Lu})/u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
  return `${label}: ${rest}`
}

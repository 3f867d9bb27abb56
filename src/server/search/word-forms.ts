import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'
import { LRUCache } from 'lru-cache'

/** Above the vocabulary of many editions. */
const known = new LRUCache<string, string[]>({ max: 50_000 })

/**
 * The forms under which a word is indexed and searched: its stem and itself. The Russian stemmer cuts forms of one word differently (система:
 * «систем», систем: «сист»); with both forms they still match.
 */
export function wordForms(word: string): string[] {
  let forms = known.get(word)
  if (!forms) {
    const stem = /[а-я]/.test(word) ? russianStem(word) : englishStem(word)
    // A stem of one letter would match too many words.
    forms = stem === word || stem.length < 2 ? [word] : [stem, word]
    known.set(word, forms)
  }
  return forms
}

/** Whether two words are forms of the same word, as far as the stemmers can tell. */
export function sameWord(left: string, right: string): boolean {
  const forms = wordForms(right)
  return wordForms(left).some(form => forms.includes(form))
}

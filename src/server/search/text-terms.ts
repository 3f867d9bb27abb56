import { textWords } from '#domain/search/search-words.ts'
import { tellingWords } from '#domain/search/small-words.ts'
import { wordForms } from './word-forms.ts'

/** The stems of a text's meaningful words, in either language, with repetitions. */
export function textTerms(text: string): string[] {
  return tellingWords(textWords(text).map(({ word }) => word))
    .filter(word => word.length > 2 || /[a-z]/.test(word))
    .map(word => wordForms(word)[0] ?? word)
}

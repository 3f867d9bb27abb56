import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { textWords } from '#domain/search/search-words.ts'

/** A question with the stems of its own words and its answer's, computed once for all searches. */
export type IndexedQuestion = { guid: string; stems: string[] }

type Entry = { guid: string; question: string; answerHtml: string }

// Longest first, so that the whole ending is removed and not a part of it.
const endings =
  /(?:иями|ыми|ими|ами|ями|ого|его|ому|ему|иях|ать|ять|ить|ешь|ете|ите|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ию|ия|ии|ет|ит|ут|ют|ат|ят|ing|ed|es|[аяоеыиуюьйs])$/
const shortestStem = 3

/** A word without its ending, crude but the same for most forms of a word. */
function stemOf(word: string): string {
  const stem = word.replace(endings, '')
  return stem.length >= shortestStem ? stem : word
}

export function indexFaq(entries: readonly Entry[]): IndexedQuestion[] {
  return entries.map(({ guid, question, answerHtml }) => {
    const text = `${question} ${answerHtml.replace(/<[^>]*>/g, ' ')}`
    return { guid, stems: [...new Set(textWords(text).map(({ word }) => stemOf(word)))] }
  })
}

/**
 * The guids of matching questions; null for a query without words, which matches all. Every word must occur in some form; if nothing matches, tries
 * the other keyboard layout and then most of the words.
 */
export function searchFaq(index: readonly IndexedQuestion[], query: string): Set<string> | null {
  const stems = stemsOf(query)
  if (stems.length === 0) return null
  const found = withWords(index, stems, stems.length)
  if (found.size > 0) return found
  const swapped = stemsOf(swapKeyboardLayout(query) ?? '')
  if (swapped.length > 0) {
    const other = withWords(index, swapped, swapped.length)
    if (other.size > 0) return other
  }
  return stems.length > 1 ? withWords(index, stems, Math.floor(stems.length / 2) + 1) : found
}

/** Short words are ignored, unless there are no others. */
function stemsOf(query: string): string[] {
  const words = textWords(query).map(({ word }) => word)
  const telling = words.filter(word => word.length >= shortestStem)
  return (telling.length > 0 ? telling : words).map(stemOf)
}

function withWords(index: readonly IndexedQuestion[], wanted: readonly string[], least: number): Set<string> {
  const matching = index.filter(({ stems }) => {
    const met = wanted.filter(stem => stems.some(known => related(known, stem)))
    return met.length >= least
  })
  return new Set(matching.map(({ guid }) => guid))
}

/** One begins with the other: a word half typed, or a form with a suffix more («паспорт», «паспортные»). */
function related(known: string, wanted: string): boolean {
  if (known.startsWith(wanted)) return true
  return known.length > shortestStem && wanted.startsWith(known) && wanted.length - known.length <= 2
}

import { joinedWords, type TextWord, textWords } from './search-words.ts'

/** A text with the ranges [from, to) of characters that were found in it. */
export type MarkedText = { text: string; marks: [number, number][] }

/** A text with its words, so that one that is shown again and again is taken apart once. */
export type ReadText = { text: string; words: readonly TextWord[]; joined: readonly TextWord[] }

export function readText(text: string): ReadText {
  const words = textWords(text)
  return { text, words, joined: joinedWords(text, words) }
}

type IsFound = (word: string) => boolean

/** Marks the words of a text that were found, and both halves of a joined word that was found as one. */
export function markText({ text, words, joined }: ReadText, isFound: IsFound): MarkedText {
  const alone = words.filter(({ word }) => isFound(word))
  const whole = joined.filter(
    ({ word, from, to }) => isFound(word) && !alone.some(half => from <= half.from && half.to <= to),
  )
  const marks =
    whole.length === 0
      ? alone
      : words.filter(
          word => alone.includes(word) || whole.some(({ from, to }) => from <= word.from && word.to <= to),
        )
  return { text, marks: rangesOf(marks) }
}

/**
 * Marks a name also where its spelling in another script was found: word by word where both have as many, as a whole where they have not.
 */
export function markName(name: ReadText, spellings: readonly ReadText[], isFound: IsFound): MarkedText {
  const marked = markText(name, isFound)
  if (marked.marks.length > 0) return marked
  for (const { words: others } of spellings) {
    if (!others.some(({ word }) => isFound(word))) continue
    const found = name.words.filter(
      (_, at) => others.length !== name.words.length || isFound(others[at]?.word ?? ''),
    )
    return { text: name.text, marks: rangesOf(found) }
  }
  return marked
}

/** How much is shown before and after the first find of a passage, in characters. */
const before = 60
const after = 140

/** The part of a long text around its first find, cut between words; null where nothing was found. */
export function passageOf({ text, words }: ReadText, isFound: IsFound): MarkedText | null {
  const first = words.find(({ word }) => isFound(word))
  if (!first) return null
  const start = words.find(({ from }) => from >= first.from - before)?.from ?? 0
  const end = words.findLast(({ to }) => to <= first.to + after)?.to ?? text.length
  const from = start <= (words[0]?.from ?? 0) ? 0 : start
  const to = end >= (words.at(-1)?.to ?? 0) ? text.length : end
  const cut = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return markText(readText(`${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`), isFound)
}

function rangesOf(words: readonly TextWord[]): [number, number][] {
  return words.map(({ from, to }) => [from, to])
}

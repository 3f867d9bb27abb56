import { joinedWords, type TextWord, textWords } from './search-words.ts'

/** A text with the ranges [from, to) of the matched characters. */
export type MarkedText = { text: string; marks: [number, number][] }

/** A text and its words, split once because it is shown again and again. */
export type ReadText = { text: string; words: readonly TextWord[]; joined: readonly TextWord[] }

export function readText(text: string): ReadText {
  const words = textWords(text)
  return { text, words, joined: joinedWords(text, words) }
}

type IsFound = (word: string) => boolean

/** Marks the matched words of a text; when a joined word matched, marks both of its parts. */
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

/** Also marks a name whose spelling in another script matched: word by word if both have the same number of words, otherwise as a whole. */
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

/** How many characters are shown around the first match of a passage. */
const before = 60
const after = 140

/** The part of a long text around its first match, cut between words; null without a match. */
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

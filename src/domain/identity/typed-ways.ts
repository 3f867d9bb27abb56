import { swapKeyboardLayout } from '../search/keyboard-layout.ts'
import { fullNamesOf } from './first-names.ts'
import { readingsOf } from './name-sounds.ts'
import { remember } from './remember.ts'

/** A word of a search: as typed, and in Latin letters under what other forms somebody may be stored whom it means. */
export type TypedWord = {
  written: string
  forms: string[]
  isLong: boolean
  /** One or two letters stand in almost every text: they mean the beginning of a word. */
  isShort: boolean
}

const mostWords = 6
const mostForms = 8
const latinOf: Record<string, string> = { C: 'ch', S: 'sh', Z: 'zh' }
/** In sounds: shorter words have so many neighbours that a typing error in them cannot be told. */
const longFrom = 5
/** In Latin letters: from here on an index finds a text by any part of it. */
const shortUpTo = 3

/** What a search may mean: what was typed, and what the same keys give in the other keyboard layout; each as words that must all be found. */
export function typedWays(typed: string): TypedWord[][] {
  const meant = swapKeyboardLayout(typed)
  // In the other layout most words are nonsense, whose less usual readings would only cost time.
  const swapped = meant ? toWords(meant).map(usualOnly) : []
  const ways = [toWords(typed), swapped.every(isIndexed) ? swapped : []]
  return ways.filter(words => words.length > 0)
}

/** An index knows three letters in a row, or how a word begins: for `c,th`, which is `сбер` in the other layout, everybody would be read. */
function isIndexed({ written, isShort }: TypedWord): boolean {
  return isShort || /[\p{L}\p{N}]{3}/u.test(written)
}

function usualOnly(word: TypedWord): TypedWord {
  return { ...word, forms: [] }
}

function toWords(typed: string): TypedWord[] {
  return (
    typed
      .split(/[\s-]+/)
      .map(word => word.replace(/,$/, ''))
      // A sign alone, as a quotation mark typed before its word, would mean everybody.
      .filter(word => /[\p{L}\p{N}]/u.test(word))
      .slice(0, mostWords)
      .map(toWord)
  )
}

/** Kept between calls: one search reads the same words for each of several tables. */
const toWord = remember((written: string) => written, readWord)

function readWord(written: string): TypedWord {
  // An address or a number is looked for as it stands.
  if (!/^[\p{L}\p{M}'’ʼʹʺ`]+$/u.test(written))
    return { written, forms: [], isLong: false, isShort: /^[\p{L}\p{N}]{1,2}$/u.test(written) }
  const [usual, ...others] = readingsOf(written)
  const keys = [usual, ...others].flatMap(reading => (reading ? [reading.key] : []))
  const full = [...fullNamesOf(keys)].map(name => readingsOf(name)[0]?.key ?? '')
  // What is o after ж, ч, ш, щ may be stored as е.
  const softened = usual?.sounds.some(({ sound }) => sound === 'O')
    ? [usual.sounds.map(({ sound }) => (sound === 'O' || sound === 'E' ? 'e' : sound)).join('')]
    : []
  const forms = [...full, ...softened, ...others.map(({ key }) => key)].map(latinForm)
  const known = usual ? latinForm(usual.key) : ''
  return {
    written,
    forms: [...new Set(forms)].filter(form => form !== known && form.length > 1).slice(0, mostForms),
    isLong: known.length >= longFrom,
    isShort: known.length < shortUpTo,
  }
}

/** A key of sounds in the letters in which the database keeps names (`folded_key`). */
export function latinForm(key: string): string {
  return [...key].map(sound => latinOf[sound] ?? sound).join('')
}

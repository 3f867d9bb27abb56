/** How every pass begins (decision 031). */
const mark = 'Q1:'

/** What a Russian keyboard writes for each key on which an American one has a character of Base45. */
const russianKeys: Record<string, string> = {
  ...pairs('ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ', 'QWERTYUIOPASDFGHJKLZXCVBNM'),
  // The keys of full stop, slash and colon, and the digits that differ with Shift.
  ...pairs('Ю.Ж;', './:$'),
}

/**
 * The code of a pass in what was scanned, pasted or typed; null where it is something else, such as a name. A hand scanner presses keys, and with a
 * Russian keyboard layout or Caps Lock they write other characters.
 */
export function passCodeIn(text: string): string | null {
  const upper = text
    .replace(/[\r\n\t]/g, '')
    .trimStart()
    .toUpperCase()
  if (upper.startsWith(mark)) return upper
  const back = [...upper].map(character => russianKeys[character] ?? character).join('')
  return /^Й1Ж/.test(upper) ? back : null
}

/** A key of a keyboard, as the browser tells of it. */
export type Key = {
  /** The place of the key, the same in every layout; empty or 'Unidentified' from some scanners over Bluetooth. */
  code: string
  /** What the layout makes of it. */
  key: string
  shift: boolean
}

const shifted: Record<string, string> = {
  Digit4: '$',
  Digit5: '%',
  Digit8: '*',
  Equal: '+',
  NumpadAdd: '+',
  Semicolon: ':',
}
const plain: Record<string, string> = {
  Space: ' ',
  Minus: '-',
  NumpadSubtract: '-',
  Period: '.',
  NumpadDecimal: '.',
  Slash: '/',
  NumpadDivide: '/',
  NumpadMultiply: '*',
  NumpadAdd: '+',
}

/** The character of an American keyboard, whatever layout is active; null for a key that writes none. */
export function characterOf({ code, key, shift }: Key): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? []
  if (letter) return letter
  // Some drivers press no Shift, or tell of it too late.
  if (shifted[code] === key) return key
  const symbol =
    (shift ? shifted[code] : null) ?? (digit && !(shift && code.startsWith('Digit')) ? digit : null)
  const found = symbol ?? (shift ? null : plain[code])
  if (found) return found
  return [...key].length === 1 ? key : null
}

/** What a hand scanner has typed so far. */
export type Typed = { text: string; at: number }

export const nothingTyped: Typed = { text: '', at: 0 }

/** Milliseconds between two keys of a scanner at most; people are slower, and slow scanners are set to about 30. */
const pause = 120

/** Takes one key. `code` is set when a whole pass was typed and ended with Enter or Tab; `isScan` while the keys are a scanner's and nobody else's. */
export function takeKey(
  before: Typed,
  pressed: Key,
  at: number,
): { typed: Typed; code: string | null; isScan: boolean } {
  const typed = at - before.at > pause ? nothingTyped : before
  if (pressed.key === 'Enter' || pressed.key === 'Tab') {
    const code = passCodeIn(typed.text)
    return { typed: nothingTyped, code, isScan: code !== null }
  }
  const character = characterOf(pressed)
  // Shift and the like come between the characters.
  if (character === null) return { typed, code: null, isScan: typed.text.length > 2 }
  const text = typed.text + character
  return { typed: { text, at }, code: null, isScan: passCodeIn(text) !== null }
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((character, index) => [character, to[index] ?? '']))
}

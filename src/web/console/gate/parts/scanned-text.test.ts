import { describe, expect, it } from 'vitest'
import { characterOf, type Key, nothingTyped, passCodeIn, takeKey } from './scanned-text.ts'

const whole = 'Q1:0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
/** The same keys under the Russian layout of Windows, with Shift held where a scanner holds it. */
const russian = 'Й1Ж0123456789ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ ;%*+-ю.Ж'

describe('passCodeIn', () => {
  it.each([
    ['as it is', whole, whole],
    ['with the end of a line', `${whole}\r\n`, whole],
    ['with Caps Lock on', whole.toLowerCase(), whole],
    ['from a Russian layout', russian, whole],
    ['from a Russian layout with Caps Lock on', 'й1ж0фЮ', 'Q1:0A.'],
    ['a name', 'Назарьева', null],
    ['a Latin name', 'Quentin', null],
    ['nothing', '', null],
    ['a link', 'https://forum.example/Q1:', null],
  ])('%s', (_, text, expected) => {
    expect(passCodeIn(text)).toBe(expected)
  })
})

/** The keys of an American keyboard for these characters. */
function keysFor(text: string): Key[] {
  const symbols: Record<string, [string, boolean]> = {
    ...{ ' ': ['Space', false], $: ['Digit4', true], '%': ['Digit5', true], '*': ['Digit8', true] },
    ...{ '+': ['Equal', true], '-': ['Minus', false], '.': ['Period', false], '/': ['Slash', false] },
    ':': ['Semicolon', true],
  }
  return [...text].flatMap(character => {
    const digit = /\d/.test(character)
    const [code, shift] = symbols[character] ?? [digit ? `Digit${character}` : `Key${character}`, !digit]
    // The layout makes something else of every key: its place alone counts.
    const key = { code, key: 'щ', shift }
    return shift ? [{ code: 'ShiftLeft', key: 'Shift', shift: true }, key] : [key]
  })
}

describe('a hand scanner', () => {
  const type = (keys: Key[], step = 10) => {
    let typed = nothingTyped
    let code: string | null = null
    for (const [index, key] of keys.entries()) {
      const taken = takeKey(typed, key, 1000 + index * step)
      typed = taken.typed
      code = taken.code ?? code
    }
    return code
  }
  const enter: Key = { code: 'Enter', key: 'Enter', shift: false }

  it('types a whole pass by the places of its keys, whatever the layout', () => {
    expect(type([...keysFor(whole), enter])).toBe(whole)
    expect(type([...keysFor(whole), { ...enter, key: 'Tab', code: 'Tab' }])).toBe(whole)
  })

  it('may leave Shift out', () => {
    const keys = keysFor(whole).flatMap(key => (key.key === 'Shift' ? [] : [{ ...key, shift: false }]))
    const symbols = keys.map((key, index) => ({ ...key, key: whole[index] ?? '' }))
    expect(type([...symbols, enter])).toBe(whole)
  })

  it('over Bluetooth may tell characters alone', () => {
    const keys = [...russian].map(key => ({ code: '', key, shift: false }))
    expect(type([...keys, enter])).toBe(whole)
  })

  it('is no person, whose keys come slowly, and no word', () => {
    expect(type([...keysFor('Q1:ABC'), enter], 200)).toBeNull()
    expect(type([...keysFor('ABC'), enter])).toBeNull()
    expect(type([enter])).toBeNull()
  })

  it('begins anew after a pause', () => {
    const first = keysFor('Q1:AB').reduce((typed, key) => takeKey(typed, key, 1000).typed, nothingTyped)
    const later = takeKey(first, { code: 'KeyC', key: 'c', shift: false }, 5000)
    expect(later.typed.text).toBe('C')
  })
})

it.each<[string, boolean, string | null]>([
  ['KeyQ', false, 'Q'],
  ['Digit4', false, '4'],
  ['Digit4', true, '$'],
  ['Numpad4', true, '4'],
  ['Semicolon', true, ':'],
  ['Equal', true, '+'],
  ['Space', false, ' '],
  ['ShiftLeft', true, null],
  ['F5', false, null],
])('%s with Shift %s writes %j', (code, shift, expected) => {
  expect(characterOf({ code, key: 'Named', shift })).toBe(expected)
})

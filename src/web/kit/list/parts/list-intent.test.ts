import { expect, test } from 'vitest'
import { type PressedKey, rowIntent } from './list-intent.ts'

const press = (key: string, rest: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
})

test.each([
  ['arrow down', press('ArrowDown'), { kind: 'move', step: 1, extend: false }],
  ['Shift and arrow up', press('ArrowUp', { shiftKey: true }), { kind: 'move', step: -1, extend: true }],
  ['j', press('j', { code: 'KeyJ' }), { kind: 'move', step: 1, extend: false }],
  ['j on a Russian layout', press('о', { code: 'KeyJ' }), { kind: 'move', step: 1, extend: false }],
  ['Shift and k', press('K', { code: 'KeyK', shiftKey: true }), { kind: 'move', step: -1, extend: true }],
  ['x', press('x', { code: 'KeyX' }), { kind: 'toggle' }],
  ['Enter', press('Enter'), { kind: 'open' }],
  ['Escape', press('Escape'), { kind: 'leave' }],
  ['slash', press('/', { code: 'Slash' }), { kind: 'search' }],
  ['the slash key on a Russian layout', press('.', { code: 'Slash' }), { kind: 'search' }],
  ['question mark', press('?', { code: 'Slash', shiftKey: true }), { kind: 'help' }],
  ['a Russian question mark', press('?', { code: 'Digit7', shiftKey: true }), { kind: 'help' }],
  ['a', press('a', { code: 'KeyA' }), { kind: 'letter', letter: 'a' }],
  ['a on a Russian layout', press('ф', { code: 'KeyA' }), { kind: 'letter', letter: 'a' }],
  // On a French keyboard the letter a is where q is elsewhere; the printed letter counts.
  ['a on a French layout', press('a', { code: 'KeyQ' }), { kind: 'letter', letter: 'a' }],
  ['Ctrl and a', press('a', { code: 'KeyA', ctrlKey: true }), { kind: 'tickAll' }],
  ['a command and a on a Russian layout', press('ф', { code: 'KeyA', metaKey: true }), { kind: 'tickAll' }],
])('%s', (_name, pressed, expected) => {
  expect(rowIntent(pressed)).toEqual(expected)
})

test.each([
  ['copying', press('c', { code: 'KeyC', ctrlKey: true })],
  ['a command', press('j', { code: 'KeyJ', metaKey: true })],
  ['Alt', press('x', { code: 'KeyX', altKey: true })],
  ['a digit', press('1', { code: 'Digit1' })],
  ['Tab', press('Tab', { code: 'Tab' })],
  ['a capital letter', press('A', { code: 'KeyA', shiftKey: true })],
])('%s is left alone', (_name, pressed) => {
  expect(rowIntent(pressed)).toBeNull()
})

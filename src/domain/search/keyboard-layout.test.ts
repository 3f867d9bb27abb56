import { expect, it } from 'vitest'
import { swapKeyboardLayout } from './keyboard-layout.ts'

it.each([
  ['fynbahjl', 'антифрод'],
  ['Fynbahjl', 'антифрод'],
  ['abibyu', 'фишинг'],
  ['wbahjdjq he,km', 'цифровой рубль'],
  ['gkfnt;b', 'платежи'],
  ['{jkl', 'холд'],
  ['ащкгь', 'forum'],
  ['ЫЩС', 'soc'],
  ['ыщс 2026', 'soc 2026'],
  ['щщщ', null],
  ['щщщ щщщ', null],
  ['щ', 'o'],
  ['187', null],
  ['', null],
  ['soc и siem', null],
])('%j', (typed, meant) => {
  expect(swapKeyboardLayout(typed)).toBe(meant)
})

import { expect, it } from 'vitest'
import { proposeLatin } from './propose-latin.ts'

it.each([
  ['', 'Ю', '', 'Iu'],
  ['Ю', 'Юл', 'Iu', 'Iul'],
  ['Юлия', 'Юлия ', 'Iuliia', 'Iuliia'],
  ['Юлия', 'Юлиана', 'Yulia', 'Yulia'],
  ['Юлия', '', 'Iuliia', ''],
  ['Юлия', '', 'Yulia', 'Yulia'],
  ['Yulia', '', 'Yulia', 'Yulia'],
  ['', 'B', '', ''],
  ['Bdfyjd', 'Иванов', '', 'Ivanov'],
  ['Bdfyjd', 'Иванов', 'Ivanoff', 'Ivanoff'],
  ['Ива', 'Иваd', 'Iva', ''],
  ['Иваd', 'Ива', '', 'Iva'],
  ['123', 'Ива', '123', '123'],
])('%j becomes %j beside %j: %j', (cyrillicBefore, cyrillic, latin, expected) => {
  expect(proposeLatin({ cyrillicBefore, cyrillic, latin })).toBe(expected)
})

it('forgets what was typed in the wrong layout, letter by letter', () => {
  const typed = [...prefixes('Bdfyjd'), '', ...prefixes('Иванов')]
  let latin = ''
  for (const [index, cyrillic] of typed.entries())
    latin = proposeLatin({ cyrillicBefore: typed[index - 1] ?? '', cyrillic, latin })
  expect(latin).toBe('Ivanov')
})

function prefixes(word: string): string[] {
  return [...word].map((_, index) => word.slice(0, index + 1))
}

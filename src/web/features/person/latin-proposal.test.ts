import { expect, it } from 'vitest'
import { proposeLatin } from './latin-proposal.ts'

it.each([
  ['', 'Ю', '', 'Iu'],
  ['Ю', 'Юл', 'Iu', 'Iul'],
  ['Юлия', 'Юлия ', 'Iuliia', 'Iuliia'],
  ['Юлия', 'Юлиана', 'Yulia', 'Yulia'],
  ['Юлия', '', 'Iuliia', ''],
  ['Юлия', '', 'Yulia', 'Yulia'],
  ['Yulia', '', 'Yulia', 'Yulia'],
])('%j becomes %j beside %j: %j', (cyrillicBefore, cyrillic, latin, expected) => {
  expect(proposeLatin({ cyrillicBefore, cyrillic, latin })).toBe(expected)
})

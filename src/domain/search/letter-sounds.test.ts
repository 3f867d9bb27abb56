import { expect, test } from 'vitest'
import { soundInLatin } from './letter-sounds.ts'

test.each([
  ['ддос', 'ddos'],
  ['сием', 'siem'],
  ['генеральный', 'generalnyi'],
  ['ddos', null],
  ['c++', null],
  ['банк24', null],
])('%s sounds like %s', (word, sound) => {
  expect(soundInLatin(word)).toBe(sound)
})

import { expect, test } from 'vitest'
import { fillEditionWords } from './edition-words.ts'

test.each([
  ['It costs {fee}, and {fee} it is.', 'It costs RUB 180,000, and RUB 180,000 it is.'],
  ['Nothing to fill in.', 'Nothing to fill in.'],
  ['{other} braces {} stay', '{other} braces {} stay'],
  ['', ''],
])('%j becomes %j', (text, filled) => {
  expect(fillEditionWords(text, { fee: 'RUB 180,000' })).toBe(filled)
})

test('a sum is put in as it is, whatever signs it has', () => {
  expect(fillEditionWords('{fee}', { fee: '$& 1' })).toBe('$& 1')
})

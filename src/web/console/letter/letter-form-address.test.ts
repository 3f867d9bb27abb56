import { expect, test } from 'vitest'
import { letterFormAt, newLetter } from './rules.ts'

const blank = { open: newLetter, form: newLetter }
const saved = { open: 'a', form: newLetter }

test.each([
  ['a new letter', newLetter, blank, null, newLetter],
  ['before its first save has an address', newLetter, blank, 'a', newLetter],
  ['after its first save', 'a', blank, 'a', newLetter],
  ['and after the next ones', 'a', saved, 'a', newLetter],
  ['another draft opened meanwhile', 'b', saved, 'a', 'b'],
  ['back from it', 'a', { open: 'b', form: 'b' }, 'a', 'a'],
  ['a draft after a reload', 'a', { open: 'a', form: 'a' }, null, 'a'],
])('%s', (_, open, before, written, form) => {
  expect(letterFormAt(open, before, written)).toBe(form)
})

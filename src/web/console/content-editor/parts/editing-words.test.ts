import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { editingWords } from './editing-words.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['create', 'Created'],
  ['unpublish', 'Unpublished'],
  ['constructor', 'constructor'],
  ['something.new', 'something.new'],
])('the action %s', (action, expected) => {
  expect(editingWords.action(action)).toBe(expected)
})

test.each([
  ['published', 'On the site'],
  ['archived', 'archived'],
])('the state %s', (state, expected) => {
  expect(editingWords.status(state)).toBe(expected)
})

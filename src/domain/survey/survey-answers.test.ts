import { expect, test } from 'vitest'
import { answersOfText, answersText, readAnswers } from './survey-answers.ts'
import type { SurveyAnswers, SurveyQuestion } from './survey-schema.ts'

const offered = (guid: string, most: number, codes: string): SurveyQuestion => ({
  guid,
  most,
  answers: [...codes].map(code => ({ code, weights: [] })),
})

const questions = [offered('one', 1, 'abc'), offered('two', 2, 'abc')]

test.each<[string, SurveyAnswers, string]>([
  ['whole', { one: ['a'], two: ['b'] }, 'one=a two=b | |'],
  ['in the order of the question, each once', { one: ['a'], two: ['c', 'b', 'c'] }, 'one=a two=bc | |'],
  ['a question without answer', { one: ['a'] }, 'one=a | two |'],
  ['an empty answer', { one: ['a'], two: [] }, 'one=a | two |'],
  ['an answer that is gone', { one: ['x'], two: ['a', 'x'] }, 'two=a | one |'],
  ['a question that is gone', { one: ['a'], two: ['a'], three: ['a'] }, 'one=a two=a | |'],
  ['too many', { one: ['a', 'b'], two: ['a', 'b', 'c'] }, 'one=ab two=abc | | one two'],
  ['nothing', {}, '| one two |'],
])('%s', (_, given, expected) => {
  const { known, missing, excessive } = readAnswers(questions, given)
  const shown = Object.entries(known).map(([guid, codes]) => `${guid}=${codes.join('')}`)
  expect([...shown, '|', ...missing, '|', ...excessive].join(' ')).toBe(expected)
})

test.each<[SurveyAnswers, string]>([
  [{ one: ['a'], two: ['b', 'c'] }, 'one.a~two.b.c'],
  [{}, ''],
])('%j as %j, and back', (answers, text) => {
  expect(answersText(answers)).toBe(text)
  expect(answersOfText(text)).toEqual(answers)
})

test.each(['~', 'one', '.', '~.~', 'one.'.slice(0, 3)])('%j is no answer', text => {
  expect(answersOfText(text)).toEqual({})
})

import { describe, expect, it } from 'vitest'
import { isSearchable, joinedWords, textWords } from './search-words.ts'

describe('textWords', () => {
  it.each([
    ['Платёжные СИСТЕМЫ', ['платежные', 'системы']],
    ['Zero-Trust: с чего начать?', ['zero', 'trust', 'с', 'чего', 'начать']],
    ['ГОСТ Р 57580.1', ['гост', 'р', '57580', '1']],
    ['«…» — !', []],
    ['е\u0308ж', ['еж']],
    ['Vranešić, Sarıkuyu', ['vranesic', 'sarikuyu']],
    ['Йод', ['йод']],
  ])('%s', (text, words) => {
    expect(textWords(text).map(({ word }) => word)).toEqual(words)
  })

  it('says where each word stands in the text as it was given', () => {
    const text = '«Ёлка», два'
    expect(textWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Ёлка', 'два'])
  })
})

describe('isSearchable', () => {
  it.each([
    ['', false],
    ['a', false],
    ['«!»…', false],
    [' я ', false],
    ['ии', true],
    ['a-b', true],
    ['5', false],
    ['57', true],
  ])('%j: %s', (query, expected) => {
    expect(isSearchable(query)).toBe(expected)
  })
})

it('joins what a dash joins', () => {
  const text = 'Смарт-контракты и чат-бот – всё'
  expect(joinedWords(text).map(({ word }) => word)).toEqual(['смартконтракты', 'чатбот'])
  expect(joinedWords(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Смарт-контракты',
    'чат-бот',
  ])
})

import { expect, test } from 'vitest'
import { findReferences } from './reference-search.ts'

const option = (guid: string, ru: string, en: string, note = '') => ({
  guid,
  title: { ru, en },
  note,
  published: true,
})
const people = [
  option('1', 'Лев Карпинский', 'Lev Karpinsky', 'Банк «Меридиан»'),
  option('2', 'Алёна Левина', 'Alena Levina', 'Регион-Банк'),
  option('3', 'Пётр Сомов', 'Petr Somov', 'Лаборатория СОМ'),
]

test.each([
  ['лев', ['1', '2']],
  ['ALENA', ['2']],
  ['алена', ['2']],
  ['карп лев', ['1']],
  ['меридиан', ['1']],
  ['банк', ['1', '2']],
  ['инский', []],
  ['', ['1', '2', '3']],
])('%j finds %j', (typed, found) => {
  expect(findReferences(people, typed, 8).map(({ guid }) => guid)).toEqual(found)
})

test('whose name begins with it comes first, and no more than asked', () => {
  const options = [option('1', 'Зал Сом', ''), option('2', 'Сомов', '')]
  expect(findReferences(options, 'сом', 1).map(({ guid }) => guid)).toEqual(['2'])
})

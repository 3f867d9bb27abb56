import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Анна Серова', 'АС'],
  ['anna serova', 'AS'],
  ['Ёлкина Юлия Петровна', 'ЁЮ'],
  ['  Мадлен   ', 'М'],
  ['«Вектор» Банк', 'ВБ'],
  ['д’Артаньян Шарль', 'ДШ'],
  ['ßmith Ола', 'SО'],
  ['И\u0306орк', 'Й'],
  ['7 печатей', '7П'],
  ['— …', ''],
  ['', ''],
])('%s gives %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

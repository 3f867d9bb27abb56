import { expect, it } from 'vitest'
import { labelledError } from './labelled-error.ts'

it.each([
  ['Фамилия', 'Обязательное поле', 'Фамилия: обязательное поле'],
  ['ИНН', 'ИНН организации состоит из 10 цифр', 'ИНН: ИНН организации состоит из 10 цифр'],
  ['Surname', 'I', 'Surname: i'],
  [undefined, 'Проверьте значение', 'Проверьте значение'],
])('%j and %j', (label, sentence, expected) => {
  expect(labelledError(label, sentence)).toBe(expected)
})

import { expect, test } from 'vitest'
import { typedName } from './typed-name.ts'

test.each([
  ['Светлана Зимина', 'ru', 'Светлана Зимина'],
  ['Светлана Зимина', 'en', 'Svetlana Zimina'],
  ['Jelena Stanković', 'en', 'Jelena Stanković'],
] as const)('%s in %s is %s', (name, locale, expected) => {
  expect(typedName(name, locale)).toBe(expected)
})

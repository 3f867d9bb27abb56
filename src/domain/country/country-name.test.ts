import { expect, it } from 'vitest'
import { printedCountryName } from './country-name.ts'

it.each([
  ['ru', 'Соединенные Штаты', 'Соединённые Штаты'],
  ['ru', 'Конго - Киншаса', 'Конго — Киншаса'],
  ['ru', 'Папуа — Новая Гвинея', 'Папуа — Новая Гвинея'],
  ['ru', 'Маршалловы о-ва', 'Маршалловы Острова'],
  ['ru', 'Гвинея-Бисау', 'Гвинея-Бисау'],
  ['en', 'Congo - Kinshasa', 'Congo – Kinshasa'],
  ['en', 'Guinea-Bissau', 'Guinea-Bissau'],
] as const)('%s: %s is printed as %s', (locale, name, printed) => {
  expect(printedCountryName(name, locale)).toBe(printed)
})

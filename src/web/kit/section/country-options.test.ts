import { expect, it } from 'vitest'
import { countryOptions } from './use-countries.ts'

const countries = [
  {
    code: 'AE',
    alpha3: 'ARE',
    name: { ru: 'ОАЭ', en: 'United Arab Emirates' },
  },
  { code: 'RU', alpha3: 'RUS', name: { ru: 'Россия', en: 'Russia' } },
  { code: 'AM', alpha3: 'ARM', name: { ru: 'Армения', en: 'Armenia' } },
]

it.each([
  ['ru', ['Россия', 'Армения', 'ОАЭ']],
  ['en', ['Russia', 'Armenia', 'United Arab Emirates']],
] as const)('in %s: %j', (locale, expected) => {
  expect(countryOptions(countries, locale).map(({ label }) => label)).toEqual(expected)
})

import { expect, it } from 'vitest'
import { languagesOf, readPhotographFilters } from './rules.ts'

it.each([
  [[], []],
  [['en'], ['en']],
  [
    ['en', 'ru', 'en'],
    ['ru', 'en'],
  ],
] as const)('people who read %j are written to in %j', (locales, languages) => {
  expect(languagesOf(locales.map(locale => ({ locale })))).toEqual(languages)
})

it('reads its address', () => {
  expect(readPhotographFilters(new URLSearchParams('q=%20a&from=2025-09-01&to=soon&sort=age'))).toEqual({
    ...{ q: 'a', from: '2025-09-01', to: null, sort: 'oldest', check: 'all' },
  })
})

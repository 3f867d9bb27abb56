import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['Анна Климова', 'Анна К.'],
  ['  Anna   de la Vega ', 'Anna D.'],
  ['Анна', 'Анна'],
  ['Анна 𝒦лимова', 'Анна 𝒦.'],
  ['', ''],
])('%j is shown as %j', (name, expected) => {
  expect(maskName(name)).toBe(expected)
})

import { expect, it } from 'vitest'
import { tellingWords } from './small-words.ts'

it.each([
  ['доклады карпинского', 'карпинского'],
  ['где найти обед', 'найти обед'],
  ['talks about the digital rouble', 'digital rouble'],
  ['soc', 'soc'],
  ['про', 'про'],
  ['', ''],
])('%j: %j', (query, telling) => {
  expect(tellingWords(query.split(' ')).join(' ')).toBe(telling)
})

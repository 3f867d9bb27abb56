import { expect, it } from 'vitest'
import { blanksOf, fillReply } from './fill-reply.ts'

it.each([
  ['Здравствуйте, {name}!', 'Здравствуйте, Анна!'],
  ['Счёт для {company} готов, {name}.', 'Счёт для готов, Анна.'],
  ['Без пропусков', 'Без пропусков'],
  ['{name}, добрый день', 'Анна, добрый день'],
  ['{unknown} остаётся', '{unknown} остаётся'],
])('%s', (body, expected) => {
  expect(fillReply(body, { name: 'Анна', company: null })).toBe(expected)
})

it('leaves no brace and no loose comma where nothing is known', () => {
  expect(fillReply('Здравствуйте, {name}!', { name: null, company: null })).toBe('Здравствуйте!')
})

const person = {
  participantGuid: 'g',
  name: 'Щёголева Юлия Андреевна',
  latinName: 'Iuliia Shchegoleva',
  companyShortName: 'Банк',
}

it.each([
  [{}, 'ru', 'Юлия Андреевна'],
  [{}, 'en', 'Iuliia Shchegoleva'],
  [{ latinName: null }, 'en', 'Юлия Андреевна'],
  [{ name: 'Юлия' }, 'ru', 'Юлия'],
  [{ participantGuid: null, name: '7*********42' }, 'ru', null],
] as const)('%o is addressed in %s as %s', (change, locale, name) => {
  expect(blanksOf({ ...person, ...change }, locale)).toEqual({ name, company: 'Банк' })
})

import { expect, it } from 'vitest'
import { sampleUser } from '#web/kit/session/session-samples.ts'
import { searchUsers } from './search-users.ts'

const users = [
  sampleUser({
    guid: 'a',
    firstName: 'Анна',
    lastName: 'Ветрова',
    latinName: 'Anna Vetrova',
    companyShortName: 'Лад',
    decisionReason: null,
    linkExpiresAt: null,
  }),
  sampleUser({
    guid: 'b',
    firstName: 'Пётр',
    lastName: 'Берёзов',
    latinName: 'Petr Berezov',
    companyShortName: null,
  }),
  sampleUser({
    guid: 'c',
    firstName: null,
    lastName: null,
    latinName: 'Arjun Rao',
    companyShortName: 'Ладога',
  }),
]

it.each([
  ['', 'abc'],
  ['  ', 'abc'],
  ['вет', 'a'],
  ['ВЕТРОВА анна', 'a'],
  ['петр', 'b'],
  ['Берёзов', 'b'],
  ['rao', 'c'],
  ['лад', 'ac'],
  ['анна rao', ''],
])('%j finds %j', (query, expected) => {
  expect(
    searchUsers(users, query)
      .map(user => user.guid)
      .join(''),
  ).toBe(expected)
})

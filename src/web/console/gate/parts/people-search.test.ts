import { expect, it } from 'vitest'
import { gatePerson } from '#test/factories/gate-list.ts'
import { searchPeople } from './people-search.ts'

const people = [
  gatePerson({ name: 'Дёмин Артур Олегович', latinName: 'Artur Demin' }),
  gatePerson({ name: 'Назарьева Ольга Владимировна', latinName: 'Olga Nazaryeva' }),
  gatePerson({ name: 'Jelena Stanković', latinName: null }),
  gatePerson({ kind: 'vehicle', name: 'А123ВС77', latinName: null }),
]

it.each([
  ['демин', ['Дёмин Артур Олегович']],
  ['olga naz', ['Назарьева Ольга Владимировна']],
  ['наз оль', ['Назарьева Ольга Владимировна']],
  ['stankovic', ['Jelena Stanković']],
  ['a123', ['А123ВС77']],
  ['123 bc', ['А123ВС77']],
  ['зарь', []],
  ['н', []],
  ['', []],
])('%j finds %j', (typed, names) => {
  expect(searchPeople(people, typed).map(({ name }) => name)).toEqual(names)
})

import { describe, expect, test } from 'vitest'
import { namedPerson, typedField } from './new-person.ts'

describe('the name of a new person stands in the fields of its script', () => {
  test.each([
    [
      { lastName: 'Новиков', firstName: 'Пётр' },
      { lastName: 'Новиков', firstName: 'Пётр' },
    ],
    [
      { lastName: 'Haddad', firstName: 'Sara' },
      { latinLastName: 'Haddad', latinFirstName: 'Sara' },
    ],
    // One Cyrillic letter makes it a Cyrillic name, so that the form can report the mistyping.
    [
      { lastName: 'Ivanов', firstName: 'Ivan' },
      { lastName: 'Ivanов', firstName: 'Ivan' },
    ],
  ])('%o', (typed, named) => {
    expect(namedPerson({ ...typed, phone: '+79115550000' })).toEqual({ ...named, phone: '+79115550000' })
  })
})

test.each([
  ['person.phone', 'phone'],
  ['person.lastName', 'lastName'],
  ['person.latinLastName', 'lastName'],
  ['person.latinFirstName', 'firstName'],
])('a refusal of %s stands at %s', (field, typed) => {
  expect(typedField(field)).toBe(typed)
})

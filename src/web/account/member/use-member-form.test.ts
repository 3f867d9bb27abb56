import { expect, it } from 'vitest'
import { memberFormFields } from './queries.ts'

const orderOf = (citizenship: string) => memberFormFields(citizenship).map(({ name }) => name)

it('names the fields in the order of the form: the badge comes after contacts and role', () => {
  expect(orderOf('RU')).toEqual([
    ...[
      'citizenship',
      'lastName',
      'firstName',
      'middleName',
      'noMiddleName',
      'latinLastName',
      'latinFirstName',
    ],
    ...['prefix', 'phone', 'email', 'country', 'mediaName', 'mediaWebsite', 'birthDate', 'position'],
  ])
})

it('begins with the Latin name where it is asked for first', () => {
  expect(orderOf('BY').slice(0, 4)).toEqual(['citizenship', 'latinLastName', 'latinFirstName', 'lastName'])
})

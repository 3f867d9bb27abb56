import { expect, it } from 'vitest'
import { namesByScript, type StoredNames } from './person-names.ts'

const nobody: StoredNames = {
  lastName: null,
  firstName: null,
  middleName: null,
  latinLastName: null,
  latinFirstName: null,
}
const own = { lastName: 'Орехов', firstName: 'Лев', middleName: 'Ильич' }

it.each([
  [
    'both scripts',
    { ...own, latinLastName: 'Orekhov', latinFirstName: 'Lev' },
    ['Орехов Лев Ильич', 'Orekhov Lev '],
  ],
  ['Cyrillic alone', own, ['Орехов Лев Ильич']],
  ['Latin alone', { latinLastName: 'Orekhov', latinFirstName: 'Lev' }, ['Orekhov Lev ']],
  // A draft, where somebody has typed one word so far.
  ['a last name alone', { lastName: 'Орехов' }, ['Орехов  ']],
  ['a Latin first name alone', { latinFirstName: 'Lev' }, [' Lev ']],
  // A patronymic alone names nobody.
  ['a middle name alone', { middleName: 'Ильич' }, []],
  ['nothing', {}, []],
])('names in %s', (_, stored, names) => {
  expect(
    namesByScript({ ...nobody, ...stored }).map(
      ({ lastName, firstName, middleName }) => `${lastName} ${firstName} ${middleName}`,
    ),
  ).toEqual(names)
})

import { expect, it } from 'vitest'
import { comparePeopleNames } from './compare-names.ts'
import { namesAgree } from './name-reason.ts'

const orekhov = { lastName: 'Орехов', firstName: 'Лев', middleName: 'Ильич' }

it.each([
  ['the same name', orekhov, true],
  ['the same name in another script', { lastName: 'Orekhov', firstName: 'Lev', middleName: '' }, true],
  ['first and last name swapped', { ...orekhov, lastName: 'Лев', firstName: 'Орехов' }, true],
  ['another father', { ...orekhov, middleName: 'Петрович' }, true],
  ['another last name', { ...orekhov, lastName: 'Смирнов' }, false],
  ['another first name', { ...orekhov, firstName: 'Захар' }, false],
])('names agree or not: %s', (_, other, agrees) => {
  expect(namesAgree(comparePeopleNames([orekhov], [other]).reasons)).toBe(agrees)
})

it('without names nothing agrees', () => {
  expect(namesAgree([])).toBe(false)
})

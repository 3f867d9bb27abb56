import { expect, it } from 'vitest'
import { duplicateWords } from './name-forms.ts'

const nobody = {
  lastName: null,
  firstName: null,
  middleName: null,
  latinLastName: null,
  latinFirstName: null,
}

it('knows under what words somebody may stand a second time', () => {
  const words = duplicateWords({ ...nobody, lastName: 'Мамин-Уральский', firstName: 'Саша' })
  expect(words?.lastNames.split(' ')).toEqual(['mamin', 'uralski'])
  expect(words?.firstNames).toBe('sasha')
  expect(words?.otherForms.split(' ')).toEqual(expect.arrayContaining(['aleksandr', 'aleksandra', 'shura']))
  const full = duplicateWords({ ...nobody, latinLastName: 'Orekhov', latinFirstName: 'Alexander' })
  expect(full?.otherForms.split(' ')).toContain('sasha')
})

it('looks for nobody without both names', () => {
  expect(duplicateWords(nobody)).toBeNull()
  expect(duplicateWords({ ...nobody, lastName: 'Орехов' })).toBeNull()
  expect(duplicateWords({ ...nobody, firstName: 'Лев' })).toBeNull()
})

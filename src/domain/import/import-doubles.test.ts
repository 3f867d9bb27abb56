import { expect, it } from 'vitest'
import { type DoubleFacts, likelyDoubles } from './import-doubles.ts'

const orlova: DoubleFacts = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: null,
  latinLastName: null,
  latinFirstName: null,
  email: 'm.orlova@bank.example',
}
const whole = { ...orlova, middleName: 'Игоревна' }
const smith = { ...orlova, lastName: null, firstName: null, latinLastName: 'Smith', latinFirstName: 'Ann' }
const elsewhere = { email: 'other@bank.example' }

it.each<[string, DoubleFacts[], DoubleFacts[], boolean[]]>([
  ['the same name and e-mail in the group', [orlova], [orlova], [true]],
  ['in other cases', [{ ...orlova, lastName: 'ОРЛОВА', email: 'M.Orlova@bank.example' }], [orlova], [true]],
  [
    'ё as е, and spaces around',
    [{ ...orlova, lastName: ' Королёва ' }],
    [{ ...orlova, lastName: 'Королева' }],
    [true],
  ],
  ['higher in the same list: the second only', [orlova, orlova], [], [false, true]],
  ['the same name, and no e-mail in the list', [{ ...orlova, email: null }], [orlova], [true]],
  ['the same name, and no e-mail in the group', [orlova], [{ ...orlova, email: '' }], [true]],
  ['another e-mail under the whole name', [{ ...whole, ...elsewhere }], [whole], [true]],
  ['another e-mail, and no patronymic on one side', [{ ...orlova, ...elsewhere }], [whole], [false]],
  ['no patronymic on one side, and the same e-mail', [whole], [orlova], [true]],
  ['another patronymic at the same e-mail', [{ ...whole, middleName: 'Олеговна' }], [whole], [false]],
  ['another patronymic', [{ ...whole, middleName: 'Олеговна' }], [whole], [false]],
  ['another first name at a shared address', [{ ...orlova, firstName: 'Анна' }], [orlova], [false]],
  ['a namesake of whom one is listed', [orlova], [{ ...orlova, ...elsewhere }, orlova], [true]],
  ['by the Latin name', [smith], [{ ...smith, email: null }], [true]],
  ['without a name', [{ ...smith, latinFirstName: null }], [{ ...smith, latinFirstName: null }], [false]],
])('%s', (_, people, others, doubles) => {
  expect(likelyDoubles(people, others)).toEqual(doubles)
})

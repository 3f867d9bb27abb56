import { expect, test } from 'vitest'
import { readWork } from './import-cell.ts'
import { listFields, matchColumns } from './import-columns.ts'
import {
  createEmployeeIndex,
  type EmployeeIdentity,
  isSameEmployee,
  markEmployeeRepeats,
} from './import-employee.ts'
import { readImportPerson } from './import-person.ts'
import { typedRow } from './import-rows.ts'

const petr: EmployeeIdentity = {
  phone: '+79161234567',
  lastName: 'Воробьёв',
  firstName: 'Пётр',
  middleName: 'Алексеевич',
  registrationAddress: 'г. Сочи, ул. Морская, д. 5',
}

test.each<[string, Partial<EmployeeIdentity>, boolean]>([
  ['the same phone under another name', { lastName: 'Иной' }, true],
  ['another phone, the same name and address', { phone: '+79161234568' }, false],
  ['no phone, the same name and address', { phone: null }, true],
  [
    'written without ё and with other signs',
    { phone: null, lastName: 'ВОРОБЬЕВ', registrationAddress: 'Сочи г Морская ул 5 д' },
    false,
  ],
  [
    'another spelling of the same address',
    { phone: null, firstName: 'Петр', registrationAddress: 'Г. СОЧИ  ул Морская д. 5' },
    true,
  ],
  ['no phone, another address', { phone: null, registrationAddress: 'г. Адлер' }, false],
  ['no phone, another patronymic', { phone: null, middleName: 'Ильич' }, false],
])('%s', (_, change, same) => {
  expect(isSameEmployee(petr, { ...petr, ...change })).toBe(same)
  const index = createEmployeeIndex()
  index.add(petr)
  expect(index.has({ ...petr, ...change })).toBe(same)
})

const sources = {
  groupInn: null,
  normalisePhone: (phone: string) => ({ ok: true as const, phone }),
  findCountry: () => null,
}

const row = (number: number, values: Record<string, string>) =>
  readImportPerson(typedRow(number, values), sources)

test('a repeat is told at the phone, or at the surname where there is none', () => {
  const whole = { lastName: 'Воробьёв', firstName: 'Пётр', registrationAddress: 'Сочи', work: 'монтаж' }
  const people = [
    row(2, { ...whole, phone: '+79161234567' }),
    row(3, { ...whole, phone: '+79161234567' }),
    row(4, whole),
    row(5, { ...whole, firstName: 'Иван' }),
  ]
  markEmployeeRepeats(people)
  expect(people.map(({ cells }) => [cells.phone.code, cells.lastName.code])).toEqual([
    [null, null],
    ['twice_in_list', null],
    [null, 'twice_in_list'],
    [null, null],
  ])
})

test.each([
  ['Форум', 'forum'],
  ['монтаж/демонтаж', 'montage'],
  ['Set-up and dismantling', 'montage'],
  ['Все дни', 'both'],
  ['both', 'both'],
  ['среда', null],
])('%s is %s', (typed, work) => {
  expect(readWork(typed)).toBe(work)
})

test('a company’s list knows its own columns and no others', () => {
  const headings = ['ФИО', 'Телефон', 'Адрес регистрации', 'Когда на площадке', 'Должность']
  const found = matchColumns([headings, ['Иванов Иван', '', 'Сочи', 'форум', 'монтажник']], 'employees')
  expect(found).toMatchObject({ columns: ['fullName', 'phone', 'registrationAddress', 'work', null] })
  expect(matchColumns([headings], 'members')).toMatchObject({
    columns: ['fullName', 'phone', null, null, 'position'],
  })
  expect(listFields.members).not.toContain('work')
})

import { expect, it } from 'vitest'
import type { ImportField } from '#domain/import/import-columns.ts'
import { readImportPerson } from '#domain/import/import-person.ts'
import { typedRow } from '#domain/import/import-rows.ts'
import { createImportJudge } from './import-judge.ts'
import { normalisePhone } from './phone.ts'

const judge = createImportJudge('2025-09-15')
const complete = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  phone: '8 (916) 123-45-67',
  email: ' Orlova@Mail.Example ',
  birthDate: '17.04.1986',
  citizenship: 'RU',
  position: 'Аналитик',
}

function judged(change: Partial<Record<ImportField, string>>) {
  const sources = {
    groupInn: null,
    normalisePhone,
    findCountry: (code: string) => ({ code, alpha3: `${code}X` }),
  }
  return judge(readImportPerson(typedRow(2, { ...complete, ...change }), sources))
}

it('takes a whole row, and keeps it as the form would', () => {
  const { cells, missing } = judged({})
  expect(missing).toEqual([])
  expect(Object.values(cells).filter(({ code }) => code)).toEqual([])
  expect(cells.phone.value).toBe('+79161234567')
  expect(cells.latinLastName).toMatchObject({ value: 'Orlova', proposed: true })
})

it.each<[ImportField, string, string]>([
  ['email', 'orlova', 'email_format'],
  ['birthDate', '17.04.2015', 'under_18'],
  ['lastName', 'Орлова7', 'only_cyrillic'],
  ['position', 'я'.repeat(81), 'too_long'],
  ['phone', '', 'required'],
])('%s %j is a fault: %s', (field, typed, code) => {
  expect(judged({ [field]: typed }).cells[field].code).toBe(code)
})

it.each<[Partial<Record<ImportField, string>>, ImportField[]]>([
  [{ email: '', position: '' }, ['email', 'position']],
  [{ middleName: '' }, ['middleName']],
  [{ middleName: 'нет' }, []],
  [
    { citizenship: 'DE', lastName: '', firstName: '', middleName: '', latinLastName: 'Orlova' },
    ['latinFirstName'],
  ],
  [{ role: 'media' }, ['mediaName', 'mediaWebsite']],
  [{ role: 'media', mediaName: 'Вестник', mediaWebsite: 'vestnik.example' }, []],
])('of %j the form still lacks %j', (change, missing) => {
  expect(judged(change).missing.toSorted()).toEqual(missing)
})

it('wants a surname in one script', () => {
  expect(judged({ lastName: '' }).cells.lastName.code).toBe('required')
  expect(judged({ lastName: '', latinLastName: 'Orlova' }).cells.lastName.code).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { createCountryFinder } from '../group/country-finder.ts'
import type { SheetCell } from './import-cell.ts'
import type { ImportField } from './import-columns.ts'
import { hasNoMiddleName, type ImportSources, markRepeats, readImportPerson } from './import-person.ts'

const sources: ImportSources = {
  groupInn: '7799001175',
  findCountry: createCountryFinder([
    { code: 'RU', alpha3: 'RUS', name: { ru: 'Россия', en: 'Russia' } },
    { code: 'BY', alpha3: 'BLR', name: { ru: 'Беларусь', en: 'Belarus' } },
    { code: 'TR', alpha3: 'TUR', name: { ru: 'Турция', en: 'Türkiye' } },
  ]),
  normalisePhone: typed =>
    /^\+?\d{11}$/.test(typed)
      ? { ok: true, phone: `+${typed.replace('+', '')}` }
      : { ok: false, code: 'phone_format' },
}

type Typed = Partial<Record<ImportField, string | SheetCell>>

function read(typed: Typed, number = 2) {
  const cells = Object.fromEntries(
    Object.entries(typed).map(([field, cell]) => [field, typeof cell === 'string' ? { text: cell } : cell]),
  )
  return readImportPerson({ number, cells }, sources)
}

describe('a cell', () => {
  it.each<[ImportField, string, string]>([
    ['lastName', 'ЩЁГОЛЕВ', 'Щёголев'],
    ['phone', '79161234567', '+79161234567'],
    ['birthDate', '17.04.1986', '1986-04-17'],
    ['citizenship', 'РФ', 'RU'],
    ['citizenship', 'Белоруссия', 'BY'],
    ['citizenship', 'TUR', 'TR'],
    ['citizenship', 'turkey', 'TR'],
    ['role', 'докладчик', 'speaker'],
    ['companyInn', '77 9900 1175', '7799001175'],
    ['middleName', 'нет', '—'],
  ])('%s: %j becomes %j', (field, typed, value) => {
    expect(read({ [field]: typed }).cells[field]).toMatchObject({ typed, value, code: null })
  })

  it.each<[ImportField, string | SheetCell, string]>([
    ['phone', '12', 'phone_format'],
    ['birthDate', '17.13.86', 'birth_date_invalid'],
    ['citizenship', 'Атлантида', 'value_invalid'],
    ['role', 'Водитель', 'value_invalid'],
    ['companyInn', '7707083893', 'group_other_company'],
    ['email', '=A2&"@mail.example"', 'cell_formula'],
    ['lastName', { text: '=B2', code: 'cell_formula' }, 'cell_formula'],
    ['position', { text: 'Аналитик', code: 'cell_merged' }, 'cell_merged'],
  ])('%s: %j is told of with %s', (field, typed, code) => {
    expect(read({ [field]: typed }).cells[field].code).toBe(code)
  })

  it('without a role is of a participant, and others stay empty', () => {
    const { cells } = read({ lastName: 'Орлова' })
    expect(cells.role.value).toBe('participant')
    expect(cells.email).toEqual({ typed: '', value: '', code: null, proposed: false })
  })
})

describe('names', () => {
  it('get a Latin spelling where none is given', () => {
    const { cells } = read({ lastName: 'Щёголев', firstName: 'Юлия', latinFirstName: 'Julia' })
    expect(cells.latinLastName).toMatchObject({ value: 'Shchegolev', proposed: true })
    expect(cells.latinFirstName).toMatchObject({ value: 'Julia', proposed: false })
  })

  it('in Latin letters go to their own column', () => {
    const { cells } = read({ lastName: 'Müller', firstName: 'Anna' })
    expect([cells.lastName.value, cells.latinLastName.value]).toEqual(['', 'Müller'])
    expect([cells.firstName.value, cells.latinFirstName.value]).toEqual(['', 'Anna'])
  })

  it('are not proposed out of a cell that is wrong', () => {
    expect(read({ lastName: { text: '=A1', code: 'cell_formula' } }).cells.latinLastName.value).toBe('')
  })

  it('may lack a middle name', () => {
    expect(hasNoMiddleName(read({ middleName: '–' }).cells)).toBe(true)
    expect(hasNoMiddleName(read({}).cells)).toBe(false)
  })
})

describe('a passport', () => {
  it.each<[string, Typed, string | null]>([
    ['series and number', { passportSeries: '45 11', passportNumber: '123456' }, 'internal:RUS:4511123456'],
    ['both in one', { passportNumber: '4511 123456', citizenship: 'Россия' }, 'internal:RUS:4511123456'],
    [
      'numbers that lost their zeros',
      {
        passportSeries: { text: '405', numeric: true },
        passportNumber: { text: '12345', numeric: true },
      },
      'internal:RUS:0405012345',
    ],
    [
      'both in one number that lost its zero',
      { passportNumber: { text: '410123456', numeric: true }, citizenship: 'РФ' },
      'internal:RUS:0410123456',
    ],
    [
      'digits of another country as they are',
      { passportNumber: { text: '410123456', numeric: true }, citizenship: 'BY' },
      'foreign:BLR:410123456',
    ],
    ['said to be absent', { passportSeries: '-', passportNumber: 'Нет' }, null],
    ['said to be absent with a dash', { passportNumber: '—', citizenship: 'BY' }, null],
    ['for travel abroad', { passportSeries: '75', passportNumber: '1234567' }, 'foreign:RUS:751234567'],
    ['of another country', { passportNumber: 'MP 1234567', citizenship: 'BY' }, 'foreign:BLR:MP1234567'],
    ['none', { citizenship: 'BY' }, null],
  ])('%s', (_, typed, canonical) => {
    const person = read(typed)
    expect(person.passport?.canonical ?? null).toBe(canonical)
    expect(person.cells.passportNumber.code).toBeNull()
  })

  it.each<[string, Typed, 'passportSeries' | 'passportNumber', string]>([
    [
      'short series',
      { passportSeries: '451', passportNumber: '123456' },
      'passportSeries',
      'passport_series',
    ],
    [
      'short number',
      { passportSeries: '4511', passportNumber: '12345' },
      'passportNumber',
      'passport_number',
    ],
    ['of another country', { passportNumber: 'A1', citizenship: 'BY' }, 'passportNumber', 'passport_number'],
    ['too long in one', { passportNumber: '4510 1234567' }, 'passportNumber', 'passport_number'],
    ['series alone', { passportNumber: '4510' }, 'passportNumber', 'passport_number'],
    ['a digit less in one', { passportNumber: '4510 12345' }, 'passportNumber', 'passport_number'],
    [
      'nine digits that no internal passport has',
      { passportNumber: { text: '751234567', numeric: true } },
      'passportNumber',
      'passport_number',
    ],
    [
      'too short a number of another country',
      { passportNumber: { text: '123', numeric: true }, citizenship: 'BY' },
      'passportNumber',
      'passport_number',
    ],
    ['without a series', { passportNumber: '123456' }, 'passportSeries', 'passport_series'],
  ])('is wrong: %s', (_, typed, field, code) => {
    expect(read(typed).cells[field].code).toBe(code)
  })
})

it('tells of a phone and a passport that stand higher in the list, however typed', () => {
  const people = [
    read({ phone: '+79161234567', passportSeries: '4511', passportNumber: '123456' }, 2),
    read({ phone: '79161234567', passportSeries: '4511', passportNumber: '123457' }, 3),
    read({ phone: '79161234568', passportNumber: '4511123456' }, 4),
    read({ phone: 'нет' }, 5),
    read({ phone: 'нет' }, 6),
    read({}, 7),
    read({}, 8),
  ]
  markRepeats(people)
  expect(people.map(({ cells }) => cells.phone.code)).toEqual([
    null,
    'twice_in_list',
    null,
    'phone_format',
    'phone_format',
    null,
    null,
  ])
  expect(people.map(({ cells }) => cells.passportNumber.code)).toEqual([
    null,
    null,
    'twice_in_list',
    null,
    null,
    null,
    null,
  ])
})

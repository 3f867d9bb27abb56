import { describe, expect, it } from 'vitest'
import type { PassportBody } from '#contract/passport.ts'
import { judgePassport } from './judge-passport.ts'
import {
  documentKind,
  type PassportValues,
  passportBodyOf,
  passportValues,
  withStandingPages,
} from './passport-values.ts'

const facts = {
  birthDate: '1985-03-27',
  today: '2025-09-15',
  forumEndsOn: '2026-02-20',
}
const scan = '0199a5a0-0000-7000-8000-000000000001'

const russian: PassportBody = {
  kind: 'russian',
  series: '4507',
  number: '123456',
  departmentCode: '770001',
  issuedBy: 'ОВД района Хамовники',
  issuedOn: '2007-05-14',
  birthPlace: 'Москва',
  registrationAddress: '119021, Москва, Зубовский бульвар, 4',
  mainPageFileGuid: scan,
  registrationPageFileGuid: scan,
}

const foreign: PassportBody = {
  kind: 'foreign',
  number: 'C01X00T47',
  issuingCountry: 'DEU',
  expiresOn: '2030-01-01',
  birthPlace: 'Berlin',
  mainPageFileGuid: scan,
}

const open = (data: PassportBody) => passportValues(data, { kind: data.kind, country: '' })

describe('judgePassport', () => {
  it.each([
    ['russian', russian],
    ['foreign', foreign],
  ] as const)('takes a good %s document', (_, data) => {
    const judged = judgePassport(open(data), facts)
    expect(judged.errors).toEqual({})
    expect(judged.warnings).toEqual([])
  })

  it.each<[string, PassportBody, Partial<PassportValues>, Record<string, string>]>([
    ['a short series', russian, { series: '45' }, { series: 'passport_series' }],
    ['no series', russian, { series: '' }, { series: 'required' }],
    ['a number of zeros', russian, { number: '000000' }, { number: 'passport_number' }],
    ['an unfinished code', russian, { departmentCode: '770-0' }, { departmentCode: 'department_code' }],
    ['issued tomorrow', russian, { issuedOn: '2025-09-16' }, { issuedOn: 'issue_date' }],
    ['an unfinished date', russian, { issuedOn: '2007-05-' }, { issuedOn: 'value_invalid' }],
    [
      'no registration page',
      russian,
      { registrationPageFileGuid: null },
      { registrationPageFileGuid: 'required' },
    ],
    ['spaces for an issuer', russian, { issuedBy: '   ' }, { issuedBy: 'required' }],
    ['expired before the forum', foreign, { expiresOn: '2026-02-20' }, { expiresOn: 'expiry_date' }],
    ['a short foreign number', foreign, { number: 'A1' }, { number: 'passport_number' }],
    ['no country', foreign, { issuingCountry: '' }, { issuingCountry: 'required' }],
    ['no scan', foreign, { mainPageFileGuid: null }, { mainPageFileGuid: 'required' }],
  ])('refuses %s', (_, data, change, errors) => {
    expect(judgePassport({ ...open(data), ...change }, facts).errors).toEqual(errors)
  })

  it('never asks a foreigner for a registration page', () => {
    expect(passportBodyOf(open(foreign))).not.toHaveProperty('registrationPageFileGuid')
  })

  it('warns, and still takes it', () => {
    const judged = judgePassport({ ...open(russian), series: '45 19' }, { ...facts, birthDate: '1975-03-27' })
    expect(judged.errors).toEqual({})
    expect(judged.warnings).toEqual(['series_year_differs', 'replacement_due'])
  })

  it('leaves the rules about age to the server where the birth date is unknown', () => {
    expect(judgePassport(open(russian), { ...facts, birthDate: null }).errors).toEqual({})
  })

  it('puts a wrong birth date on top, for it is not on this form', () => {
    expect(judgePassport(open(russian), { ...facts, birthDate: '2030-01-01' }).errors.birthDate).toBe(
      'birth_date_invalid',
    )
  })
})

describe('passportValues', () => {
  it('opens what the server keeps as it is typed, and sends back the same fields', () => {
    expect(open(russian)).toMatchObject({
      series: '45 07',
      departmentCode: '770-001',
    })
    expect(Object.keys(passportBodyOf(open(russian))).sort()).toEqual(Object.keys(russian).sort())
    expect(passportBodyOf(open(foreign))).toEqual(foreign)
  })
})

describe('documentKind', () => {
  it.each([
    [null, 'RU', 'russian'],
    [null, 'DE', 'foreign'],
    [null, null, null],
    [foreign, 'RU', 'foreign'],
  ] as const)('of %o and %s', (data, citizenship, kind) => {
    expect(documentKind({ data, known: null, citizenship })).toBe(kind)
  })
})

it('begins with the number of which a list has told', () => {
  const known = { kind: 'foreign', number: 'MP1234567', issuingCountry: 'BLR' } as const
  expect(documentKind({ data: null, known, citizenship: 'RU' })).toBe('foreign')
  const values = passportValues(known, { kind: 'russian', country: '' })
  expect(values).toMatchObject({ kind: 'foreign', issuingCountry: 'BLR', birthPlace: '' })
  expect(values.number.replace(/\W/g, '')).toBe('MP1234567')
})

describe('withStandingPages', () => {
  const [old, fresh, own] = ['a', 'b', 'c'].map(letter => scan.replace(/1$/, letter)) as [
    string,
    string,
    string,
  ]
  it.each([
    ['a page that was replaced elsewhere', { here: old, opened: old, there: fresh }, fresh],
    ['a page that was replaced here', { here: own, opened: old, there: fresh }, own],
    ['a page that was taken away here', { here: null, opened: old, there: fresh }, null],
    ['a page that was taken away elsewhere', { here: old, opened: old, there: null }, old],
    ['the first page of both', { here: own, opened: null, there: fresh }, own],
  ])('%s', (_, { here, opened, there }, kept) => {
    const withPage = (mainPageFileGuid: string | null) => ({ ...russian, mainPageFileGuid })
    expect(
      withStandingPages(withPage(here), opened ? withPage(opened) : null, withPage(there)).mainPageFileGuid,
    ).toBe(kept)
  })

  it('gives a foreign document no registration page', () => {
    expect(withStandingPages(foreign, foreign, russian)).not.toHaveProperty('registrationPageFileGuid')
  })
})

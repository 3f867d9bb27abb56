import { describe, expect, it } from 'vitest'
import { checkPassport, type ForeignDocument, type InternalPassport } from './passport-document.ts'

const days = { today: '2025-09-15', forumEndsOn: '2026-02-20' }

const internal: InternalPassport = {
  kind: 'internal',
  series: '4511',
  number: '123456',
  departmentCode: '770-001',
  issueDate: '2011-06-20',
  birthDate: '1985-03-10',
}

const foreign: ForeignDocument = {
  kind: 'foreign',
  number: 'C01X00T47',
  issuingCountry: 'DEU',
  issueDate: '2020-01-10',
  expiryDate: '2030-01-09',
  birthDate: '1985-03-10',
}

describe('internal passport', () => {
  it('comes back in one spelling', () => {
    expect(checkPassport(internal, days)).toEqual({
      ok: true,
      number: '4511123456',
      departmentCode: '770-001',
      canonical: 'internal:RUS:4511123456',
      warnings: [],
    })
  })

  it.each<[string, Partial<InternalPassport>]>([
    ['series in two parts', { series: '45 11' }],
    ['number sign and spaces', { number: '№ 123 456' }],
    ['full-width digits', { series: '４５１１' }],
    ['department code without hyphen', { departmentCode: '770001' }],
    ['department code with a dash', { departmentCode: '770–001' }],
  ])('has one canonical form: %s', (_, typed) => {
    expect(checkPassport({ ...internal, ...typed }, days)).toEqual(checkPassport(internal, days))
  })

  it.each<[string, Partial<InternalPassport>, string, string]>([
    ['short series', { series: '451' }, 'series', 'passport_series'],
    ['letters in the series', { series: '45AB' }, 'series', 'passport_series'],
    ['series and number in one field', { series: '4511123456' }, 'series', 'passport_series'],
    ['short number', { number: '12345' }, 'number', 'passport_number'],
    ['long number', { number: '1234567' }, 'number', 'passport_number'],
    ['number of zeros', { number: '000000' }, 'number', 'passport_number'],
    ['short department code', { departmentCode: '77-001' }, 'departmentCode', 'department_code'],
    ['no department code', { departmentCode: '' }, 'departmentCode', 'department_code'],
    ['issued before the form existed', { issueDate: '1997-09-30' }, 'issueDate', 'issue_date'],
    ['issued tomorrow', { issueDate: '2025-09-16' }, 'issueDate', 'issue_date'],
    ['issued before 14', { birthDate: '1997-06-21' }, 'issueDate', 'issue_date'],
    ['no such day', { issueDate: '2011-02-30' }, 'issueDate', 'issue_date'],
    ['birth date that is none', { birthDate: '1985-13-01' }, 'birthDate', 'birth_date_invalid'],
    [
      'birth in the future',
      { birthDate: '2026-01-01', issueDate: '2011-06-20' },
      'birthDate',
      'birth_date_invalid',
    ],
  ])('refuses: %s', (_, change, field, code) => {
    const verdict = checkPassport({ ...internal, ...change }, days)
    expect(verdict.ok ? [] : verdict.errors).toContainEqual({ field, code })
  })

  it('names every wrong field at once', () => {
    const empty = { ...internal, series: '', number: '', departmentCode: '', issueDate: '' }
    expect(checkPassport(empty, days)).toEqual({
      ok: false,
      errors: [
        { field: 'series', code: 'passport_series' },
        { field: 'number', code: 'passport_number' },
        { field: 'departmentCode', code: 'department_code' },
        { field: 'issueDate', code: 'issue_date' },
      ],
    })
  })

  it.each<[string, Partial<InternalPassport>, string[]]>([
    ['issued on the 14th birthday', { birthDate: '1997-06-20' }, ['replacement_due']],
    [
      'issued on the first day of the form',
      { series: '4597', issueDate: '1997-10-01', birthDate: '1982-05-05' },
      ['replacement_due'],
    ],
    ['issued today', { series: '4524', issueDate: '2025-09-15' }, []],
    ['blank three years older', { series: '4508' }, []],
    ['blank four years older', { series: '4507' }, ['series_year_differs']],
    ['blank of a year to come', { series: '4550' }, ['series_year_differs']],
    ['20th birthday since the issue', { birthDate: '1995-01-01' }, ['replacement_due']],
    ['45th birthday today', { birthDate: '1980-09-15' }, ['replacement_due']],
    ['45th birthday tomorrow', { birthDate: '1980-09-16' }, []],
    ['issued on the 20th birthday', { birthDate: '1991-06-20' }, []],
    ['both', { series: '4502', birthDate: '1980-09-15' }, ['series_year_differs', 'replacement_due']],
  ])('takes with a look: %s', (_, change, warnings) => {
    expect(checkPassport({ ...internal, ...change }, days)).toMatchObject({ ok: true, warnings })
  })
})

describe('foreign document', () => {
  it('comes back in one spelling', () => {
    expect(checkPassport(foreign, days)).toEqual({
      ok: true,
      number: 'C01X00T47',
      departmentCode: null,
      canonical: 'foreign:DEU:C01X00T47',
      warnings: [],
    })
  })

  it.each<[string, Partial<ForeignDocument>]>([
    ['small letters', { number: 'c01x00t47', issuingCountry: 'deu' }],
    ['spaces and hyphens', { number: 'C01-X00 T47' }],
    ['Cyrillic look-alikes', { number: 'С01Х00Т47' }],
    ['no issue date', { issueDate: null }],
  ])('has one canonical form: %s', (_, typed) => {
    expect(checkPassport({ ...foreign, ...typed }, days)).toEqual(checkPassport(foreign, days))
  })

  it('keeps the same number of two countries apart', () => {
    expect(checkPassport({ ...foreign, issuingCountry: 'AUT' }, days)).toMatchObject({
      canonical: 'foreign:AUT:C01X00T47',
    })
  })

  it.each<[string, Partial<ForeignDocument>]>([
    ['five characters', { number: 'A1234' }],
    ['twenty characters', { number: 'A'.repeat(20) }],
    ['expires the day after the forum', { expiryDate: '2026-02-21' }],
    ['issued today', { issueDate: '2025-09-15' }],
    ['Russian travel passport', { number: '75 1234567', issuingCountry: 'RUS' }],
  ])('takes: %s', (_, change) => {
    expect(checkPassport({ ...foreign, ...change }, days)).toMatchObject({ ok: true, warnings: [] })
  })

  it.each<[string, Partial<ForeignDocument>, string, string]>([
    ['four characters', { number: 'A123' }, 'number', 'passport_number'],
    ['twenty-one characters', { number: 'A'.repeat(21) }, 'number', 'passport_number'],
    ['Cyrillic letters without a twin', { number: 'Ж1234567' }, 'number', 'passport_number'],
    ['signs', { number: 'A1234/56' }, 'number', 'passport_number'],
    ['zeros', { number: '000000000' }, 'number', 'passport_number'],
    [
      'Russian travel passport of eight digits',
      { number: '75123456', issuingCountry: 'RUS' },
      'number',
      'passport_number',
    ],
    ['two letters of a country', { issuingCountry: 'DE' }, 'issuingCountry', 'value_invalid'],
    ['expires on the last day', { expiryDate: '2026-02-20' }, 'expiryDate', 'expiry_date'],
    ['no expiry', { expiryDate: '' }, 'expiryDate', 'expiry_date'],
    ['issued tomorrow', { issueDate: '2025-09-16' }, 'issueDate', 'issue_date'],
    ['issued before birth', { issueDate: '1985-03-09' }, 'issueDate', 'issue_date'],
    ['birth date that is none', { birthDate: '' }, 'birthDate', 'birth_date_invalid'],
  ])('refuses: %s', (_, change, field, code) => {
    expect(checkPassport({ ...foreign, ...change }, days)).toEqual({ ok: false, errors: [{ field, code }] })
  })
})

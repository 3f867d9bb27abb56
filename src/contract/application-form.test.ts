import { describe, expect, it } from 'vitest'
import { companyStep, mediaStep, personalStep } from './application-form.ts'

type Result = {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}

/** `field: code` for each fault, in the order of the alphabet. */
function faults(result: Result): string[] {
  return (result.error?.issues ?? []).map(issue => `${issue.path.join('.')}: ${issue.message}`).sort()
}

const today = '2025-09-15'

const person = {
  prefix: null,
  firstName: 'Алёна',
  lastName: 'Петрова-Водкина',
  middleName: 'Игоревна',
  noMiddleName: false,
  latinFirstName: 'Alena',
  latinLastName: 'Petrova-Vodkina',
  email: 'a.petrova@bank.example',
  phone: '+79123456789',
  country: 'RU',
  citizenship: 'RU',
  birthDate: '1990-01-31',
  position: 'Head of antifraud',
}

describe('personal step', () => {
  const strict = personalStep(today)

  it('keeps a good one as it is', () => {
    expect(strict.parse(person)).toEqual(person)
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a name in Latin letters', { firstName: 'Alena' }, ['firstName: only_cyrillic']],
    ['one Latin letter among Cyrillic ones', { lastName: 'Пeтрова' }, ['lastName: only_cyrillic']],
    ['a Latin name in Cyrillic letters', { latinLastName: 'Петрова' }, ['latinLastName: only_latin']],
    ['no Latin name', { latinFirstName: '' }, ['latinFirstName: required']],
    ['61 letters', { lastName: 'а'.repeat(61) }, ['lastName: name_length']],
    ['no first name', { firstName: null }, ['firstName: required']],
    ['an empty last name', { lastName: '  ' }, ['lastName: required']],
    ['no middle name and no mark', { middleName: null }, ['middleName: required']],
    ['no middle name, marked', { middleName: null, noMiddleName: true }, []],
    ['e-mail without a domain', { email: 'a.petrova' }, ['email: email_format']],
    ['no e-mail', { email: '' }, ['email: required']],
    ['a landline', { phone: '+7 495 123-45-67' }, ['phone: phone_not_mobile']],
    ['17 years, 364 days', { birthDate: '2007-09-16' }, ['birthDate: under_18']],
    ['18 years today', { birthDate: '2007-09-15' }, []],
    ['born tomorrow', { birthDate: '2025-09-16' }, ['birthDate: birth_date_invalid']],
    ['no day of the calendar', { birthDate: '1990-02-30' }, ['birthDate: birth_date_invalid']],
    ['no birth date', { birthDate: '' }, ['birthDate: birth_date_invalid', 'birthDate: required']],
    [
      'a country of three letters',
      { citizenship: 'RUS' },
      ['citizenship: too_long', 'citizenship: value_invalid'],
    ],
    ['no position', { position: ' ' }, ['position: required']],
    ['a position of 80 characters', { position: 'a'.repeat(80) }, []],
    ['a position of 81 characters', { position: 'a'.repeat(81) }, ['position: too_long']],
  ])('%s', (_, change, expected) => {
    expect(faults(strict.safeParse({ ...person, ...change }))).toEqual(expected)
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['no Cyrillic name at all', { firstName: null, lastName: null, middleName: null }, []],
    ['an empty one', { firstName: '', lastName: '', middleName: '' }, []],
    ['a Cyrillic spelling of their own', {}, []],
    ['a Cyrillic name in Latin letters', { firstName: 'John' }, ['firstName: only_cyrillic']],
    ['no Latin name', { latinLastName: '' }, ['latinLastName: required']],
  ])('a citizen of another country: %s', (_, change, expected) => {
    expect(faults(strict.safeParse({ ...person, citizenship: 'GB', ...change }))).toEqual(expected)
  })

  it('names every fault at once, those of single fields and of the whole', () => {
    const change = {
      firstName: null,
      lastName: 'Ivanova',
      email: 'x',
      phone: 'x',
    }
    expect(faults(strict.safeParse({ ...person, ...change }))).toEqual([
      'email: email_format',
      'firstName: required',
      'lastName: only_cyrillic',
      'phone: phone_format',
    ])
  })

  it('names everything that an empty form lacks', () => {
    const empty = Object.fromEntries(Object.keys(person).map(key => [key, null]))
    expect(faults(strict.safeParse({ ...empty, noMiddleName: false }))).toEqual([
      'birthDate: required',
      'citizenship: required',
      'country: required',
      'email: required',
      'firstName: required',
      'lastName: required',
      'latinFirstName: required',
      'latinLastName: required',
      'middleName: required',
      'phone: required',
      'position: required',
    ])
  })

  it.each([null, undefined, 'form'])('%s is no form at all', nothing => {
    expect(strict.safeParse(nothing).error?.issues).toHaveLength(1)
  })

  it('hands on the form in which things are kept', () => {
    const typed = {
      ...person,
      firstName: ' Андрей'.normalize('NFD'),
      latinLastName: 'O’Neil',
      email: ' A.Petrova@BANK.example ',
      phone: '8 (912) 345-67-89',
    }
    expect(strict.parse(typed)).toMatchObject({
      firstName: 'Андрей',
      latinLastName: "O'Neil",
      email: 'A.Petrova@bank.example',
      phone: '+79123456789',
    })
  })
})

const company = {
  hasInn: true,
  inn: '7707083893',
  kpp: '770701001',
  name: 'ПАО «Лазоревый Банк»',
  shortName: 'Лазоревый Банк',
  companyType: 'bank',
  siteUrl: 'https://bank.example',
  noSite: false,
  address: null,
}

describe('company step', () => {
  it('keeps a good one as it is', () => {
    expect(companyStep.parse(company)).toEqual(company)
  })

  it('names everything that an empty form lacks', () => {
    const empty = Object.fromEntries(Object.keys(company).map(key => [key, null]))
    expect(faults(companyStep.safeParse({ ...empty, hasInn: true, noSite: false }))).toEqual([
      'companyType: required',
      'inn: required',
      'name: required',
      'shortName: required',
      'siteUrl: required',
    ])
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['nine digits', { inn: '770708389' }, ['inn: inn_length']],
    ['eleven digits', { inn: '77070838930' }, ['inn: inn_length']],
    ['a wrong check digit', { inn: '7707083894' }, ['inn: inn_checksum']],
    ['no INN', { inn: null }, ['inn: required']],
    ['an empty INN', { inn: '  ' }, ['inn: required']],
    ['a sole trader: twelve digits, no KPP', { inn: '500100732259', kpp: null }, []],
    ['a KPP of eight characters', { kpp: '77070100' }, ['kpp: kpp_format']],
    ['no KPP', { kpp: null }, []],
    ['a company without INN', { hasInn: false, inn: null, kpp: null }, []],
    ['a company without INN, what was typed before stays', { hasInn: false, inn: '1', kpp: '1' }, []],
    ['no name', { name: '' }, ['name: required']],
    ['no short name', { shortName: '' }, ['shortName: required']],
    ['a short name of 61 characters', { shortName: 'a'.repeat(61) }, ['shortName: too_long']],
    ['no field of activity', { companyType: null }, ['companyType: required']],
    ['an unknown field of activity', { companyType: 'circus' }, ['companyType: required']],
    ['no site and no mark', { siteUrl: null }, ['siteUrl: required']],
    ['no site, marked', { siteUrl: null, noSite: true }, []],
    ['a site that is none', { siteUrl: 'javascript:alert(1)' }, ['siteUrl: website_format']],
    ['a wrong site beside the mark', { siteUrl: 'x', noSite: true }, []],
    // No form of ours sends these: the field's own fault is enough, and the rules of the whole form are not asked.
    ['an INN that is a number', { inn: 1 }, ['inn: Invalid input: expected string, received number']],
    [
      'a KPP that is a number',
      { kpp: 1, siteUrl: null },
      ['kpp: Invalid input: expected string, received number'],
    ],
    [
      'a site that is a list',
      { siteUrl: ['x'] },
      ['siteUrl: Invalid input: expected string, received array'],
    ],
    [
      'a site that is a number',
      { siteUrl: -1 },
      ['siteUrl: Invalid input: expected string, received number'],
    ],
    [
      'an INN that passes for a text',
      { inn: { length: 10 } },
      ['inn: Invalid input: expected string, received object'],
    ],
    [
      'several at once',
      { inn: '1', name: '', siteUrl: 'x' },
      ['inn: inn_length', 'name: required', 'siteUrl: website_format'],
    ],
  ])('%s', (_, change, expected) => {
    expect(faults(companyStep.safeParse({ ...company, ...change }))).toEqual(expected)
  })

  it('hands on the form in which things are kept', () => {
    const typed = {
      ...company,
      inn: '7707 083893',
      kpp: ' 7707ab001',
      siteUrl: 'bank.example',
    }
    expect(companyStep.parse(typed)).toMatchObject({
      inn: '7707083893',
      kpp: '7707AB001',
      siteUrl: 'https://bank.example',
    })
  })
})

describe('media step', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['good', {}, []],
    ['no name', { mediaName: '' }, ['mediaName: required']],
    ['no site', { mediaWebsite: '' }, ['mediaWebsite: required']],
    ['a site that is none', { mediaWebsite: 'not a site' }, ['mediaWebsite: website_format']],
  ])('%s', (_, change, expected) => {
    const media = {
      mediaName: 'Finance Herald',
      mediaWebsite: 'https://herald.example',
      ...change,
    }
    expect(faults(mediaStep.safeParse(media))).toEqual(expected)
  })

  it('adds https to the site', () => {
    const kept = mediaStep.parse({
      mediaName: 'Finance Herald',
      mediaWebsite: 'herald.example',
    })
    expect(kept.mediaWebsite).toBe('https://herald.example')
  })
})

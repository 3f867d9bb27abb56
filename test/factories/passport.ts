import type { PassportBody } from '#contract/passport.ts'

let made = 0

/** A valid Russian passport with a unique number. */
export function russianPassport(
  wish: Partial<Extract<PassportBody, { kind: 'russian' }>> = {},
): Extract<PassportBody, { kind: 'russian' }> {
  made += 1
  return {
    kind: 'russian',
    series: '45 06',
    number: String(300_000 + made),
    departmentCode: '770-001',
    issuedBy: 'ОВД «АРБАТ» Г. МОСКВЫ',
    issuedOn: '2006-07-12',
    birthPlace: 'Г. МОСКВА',
    registrationAddress: 'г. Москва, ул. Арбат, д. 10, кв. 5',
    mainPageFileGuid: null,
    registrationPageFileGuid: null,
    ...wish,
  }
}

/** A valid foreign passport with a unique number. */
export function foreignPassport(
  wish: Partial<Extract<PassportBody, { kind: 'foreign' }>> = {},
): Extract<PassportBody, { kind: 'foreign' }> {
  made += 1
  return {
    kind: 'foreign',
    number: `N${1_000_000 + made}`,
    issuingCountry: 'KAZ',
    expiresOn: '2030-05-01',
    birthPlace: 'ALMATY',
    mainPageFileGuid: null,
    ...wish,
  }
}

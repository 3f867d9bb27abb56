import type { KnownPassport, Passport, PassportBody } from '#contract/passport.ts'
import { formatDepartmentCode, formatForeignNumber, formatNumber, formatSeries } from './format-document.ts'

/** The fields of both kinds of document, so that switching the kind keeps what was typed, except for the number's format. */
export type PassportValues = {
  kind: PassportBody['kind']
  series: string
  number: string
  departmentCode: string
  issuedBy: string
  issuedOn: string
  issuingCountry: string
  expiresOn: string
  birthPlace: string
  registrationAddress: string
  mainPageFileGuid: string | null
  registrationPageFileGuid: string | null
}

/** Which document a person has: the given one, else by citizenship. Null when unknown; then the person chooses. */
export function documentKind(
  passport: Pick<Passport, 'data' | 'known' | 'citizenship'>,
): PassportBody['kind'] | null {
  const told = passport.data ?? passport.known
  if (told) return told.kind
  if (!passport.citizenship) return null
  return passport.citizenship === 'RU' ? 'russian' : 'foreign'
}

/** The form's initial values: what the server holds, in full or the number alone, formatted. `country` is the alpha-3 code to preselect. */
export function passportValues(
  data: PassportBody | KnownPassport | null,
  proposed: { kind: PassportBody['kind']; country: string },
): PassportValues {
  const blank: PassportValues = {
    kind: proposed.kind,
    series: '',
    number: '',
    departmentCode: '',
    issuedBy: '',
    issuedOn: '',
    issuingCountry: proposed.country,
    expiresOn: '',
    birthPlace: '',
    registrationAddress: '',
    mainPageFileGuid: null,
    registrationPageFileGuid: null,
  }
  if (!data) return blank
  if (data.kind === 'foreign') return { ...blank, ...data, number: formatForeignNumber(data.number) }
  return {
    ...blank,
    ...data,
    series: formatSeries(data.series),
    number: formatNumber(data.number),
    departmentCode: 'departmentCode' in data ? formatDepartmentCode(data.departmentCode) : '',
  }
}

/**
 * What was typed here, with the current pages where they were not changed here. A page that another tab replaced is gone, and naming it would be
 * refused.
 */
export function withStandingPages(
  typed: PassportBody,
  opened: PassportBody | null,
  fresh: PassportBody | null,
): PassportBody {
  const standing = (name: 'mainPageFileGuid' | 'registrationPageFileGuid'): string | null => {
    const here = pageOf(typed, name)
    return here !== null && here === pageOf(opened, name) ? (pageOf(fresh, name) ?? here) : here
  }
  const mainPageFileGuid = standing('mainPageFileGuid')
  return typed.kind === 'russian'
    ? { ...typed, mainPageFileGuid, registrationPageFileGuid: standing('registrationPageFileGuid') }
    : { ...typed, mainPageFileGuid }
}

function pageOf(
  body: PassportBody | null,
  name: 'mainPageFileGuid' | 'registrationPageFileGuid',
): string | null {
  if (!body) return null
  return name === 'mainPageFileGuid' || body.kind === 'russian'
    ? (body as Extract<PassportBody, { kind: 'russian' }>)[name]
    : null
}

/** The body of a save: only the fields of the chosen kind. */
export function passportBodyOf(values: PassportValues): PassportBody {
  const { kind, number, birthPlace, mainPageFileGuid } = values
  if (kind === 'foreign')
    return {
      kind,
      number,
      issuingCountry: values.issuingCountry,
      expiresOn: values.expiresOn,
      birthPlace,
      mainPageFileGuid,
    }
  return {
    kind,
    series: values.series.replace(/\s/g, ''),
    number,
    departmentCode: values.departmentCode,
    issuedBy: values.issuedBy,
    issuedOn: values.issuedOn,
    birthPlace,
    registrationAddress: values.registrationAddress,
    mainPageFileGuid,
    registrationPageFileGuid: values.registrationPageFileGuid,
  }
}

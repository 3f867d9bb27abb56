import type { KnownPassport, Passport, PassportBody } from '#contract/passport.ts'
import { formatDepartmentCode, formatForeignNumber, formatNumber, formatSeries } from './format-document.ts'

/** What the form holds: the fields of both kinds of document, so that a change of kind loses nothing but the look of the number. */
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

/** Which document a person has: the one they gave, else by citizenship; null when nobody knows and they must say. */
export function documentKind(
  passport: Pick<Passport, 'data' | 'known' | 'citizenship'>,
): PassportBody['kind'] | null {
  const told = passport.data ?? passport.known
  if (told) return told.kind
  if (!passport.citizenship) return null
  return passport.citizenship === 'RU' ? 'russian' : 'foreign'
}

/** The form as it opens: what the server holds, in whole or the number alone, formatted as it is typed; `country` is the alpha-3 code to propose. */
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
 * What was typed here, with the pages that were not touched here as they stand now: one that was replaced in another tab is gone, and
 * naming it again would be refused.
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

/** The body of the save: the fields of the chosen kind alone. */
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

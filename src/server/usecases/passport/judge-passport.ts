import type { PassportBody } from '#contract/passport.ts'
import {
  checkPassport,
  type PassportDocument,
  type PassportField,
} from '#domain/passport/passport-document.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'

/** Where the fields of the domain's document stand in the form. */
const formField: Record<PassportField, string> = {
  series: 'series',
  number: 'number',
  departmentCode: 'departmentCode',
  issueDate: 'issuedOn',
  expiryDate: 'expiresOn',
  birthDate: 'birthDate',
  issuingCountry: 'issuingCountry',
}

/** Checks the typed data and that no page is `missing`; returns the canonical number for uniqueness and warnings for the operator. */
export function judgePassport(
  body: PassportBody,
  days: { birthDate: string; today: string; forumEndsOn: string },
  missing = missingPages(body),
) {
  const verdict = checkPassport(documentOf(body, days.birthDate), days)
  if (verdict.ok && missing.length === 0) return verdict
  const details: RefusedField[] = verdict.ok
    ? []
    : verdict.errors.map(({ field, code }) => ({ field: formField[field], code }))
  details.push(...missing.map(field => ({ field, code: 'required' as const })))
  return refuse(details.length === 1 && details[0] ? details[0].code : 'fields_invalid', { details })
}

/** The pages that a document of this kind has and the body does not name. */
export function missingPages(body: PassportBody): string[] {
  const pages: Record<string, string | null> = { mainPageFileGuid: body.mainPageFileGuid }
  if (body.kind === 'russian') pages.registrationPageFileGuid = body.registrationPageFileGuid
  return Object.entries(pages).flatMap(([field, page]) => (page === null ? [field] : []))
}

/** Warnings for the operator about an accepted document; none if it is no longer valid. */
export function passportWarnings(
  body: PassportBody,
  days: { birthDate: string; today: string; forumEndsOn: string },
): string[] {
  const verdict = checkPassport(documentOf(body, days.birthDate), days)
  return verdict.ok ? verdict.warnings : []
}

function documentOf(body: PassportBody, birthDate: string): PassportDocument {
  if (body.kind === 'russian') {
    const { series, number, departmentCode, issuedOn } = body
    return { kind: 'internal', series, number, departmentCode, issueDate: issuedOn, birthDate }
  }
  const { number, issuingCountry, expiresOn } = body
  return { kind: 'foreign', number, issuingCountry, issueDate: null, expiryDate: expiresOn, birthDate }
}

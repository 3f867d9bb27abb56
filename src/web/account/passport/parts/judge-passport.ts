import { type PassportBody, passportBody } from '#contract/passport.ts'
import type { IsoDate } from '#domain/edition/calendar-date.ts'
import {
  checkPassport,
  type PassportDocument,
  type PassportField,
  type PassportWarning,
} from '#domain/passport/passport-document.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { type PassportValues, passportBodyOf } from './passport-values.ts'

export type PassportFacts = {
  /** The holder's, from the profile; null leaves the rules about age to the server. */
  birthDate: IsoDate | null
  today: IsoDate
  forumEndsOn: IsoDate
}

export type PassportJudgement = {
  body: PassportBody
  /** The code of each wrong field. `birthDate` belongs to the profile and has no box here. */
  errors: Partial<Record<keyof PassportValues | 'birthDate', ErrorCode>>
  /** Worth a second look; never blocks saving. */
  warnings: PassportWarning[]
}

const bodyFields: Record<PassportField, string> = {
  series: 'series',
  number: 'number',
  departmentCode: 'departmentCode',
  issueDate: 'issuedOn',
  expiryDate: 'expiresOn',
  birthDate: 'birthDate',
  issuingCountry: 'issuingCountry',
}

/** Judges the form by the contract and the domain's rules, as the server does, and requires the scans. */
export function judgePassport(values: PassportValues, facts: PassportFacts): PassportJudgement {
  const body = passportBodyOf(values)
  const found = new Map<string, ErrorCode>()
  const blame = (field: string, code: ErrorCode) => {
    if (!found.has(field)) found.set(field, code)
  }
  for (const [field, value] of Object.entries(body))
    if (value === '' || value === null) blame(field, 'required')
  const parsed = passportBody.safeParse(body)
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      blame(String(path[0] ?? 'kind'), message as ErrorCode)
  const verdict = facts.birthDate ? checkPassport(documentOf(body, facts.birthDate), facts) : null
  if (verdict && !verdict.ok) for (const { field, code } of verdict.errors) blame(bodyFields[field], code)
  return {
    body: parsed.success ? parsed.data : body,
    errors: Object.fromEntries(found),
    warnings: verdict?.ok ? verdict.warnings : [],
  }
}

function documentOf(body: PassportBody, birthDate: IsoDate): PassportDocument {
  if (body.kind === 'foreign')
    return {
      kind: 'foreign',
      number: body.number,
      issuingCountry: body.issuingCountry,
      issueDate: null,
      expiryDate: body.expiresOn,
      birthDate,
    }
  return {
    kind: 'internal',
    series: body.series,
    number: body.number,
    departmentCode: body.departmentCode,
    issueDate: body.issuedOn,
    birthDate,
  }
}

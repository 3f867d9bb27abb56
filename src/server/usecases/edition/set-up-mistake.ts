import type { z } from 'zod'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'

/** Something wrong in forum.json: the place as `seller.bank.account`, and what to do. */
export type Mistake = { place: string; advice: string }

type Issue = z.core.$ZodIssue
type Code = ErrorCode | 'slug' | 'kopecks'

const known: ReadonlySet<string> = new Set(errorCodes)

const advices: Partial<Record<Code, string>> = {
  slug: 'is no short name: write 2 to 40 small letters, digits and hyphens, such as 2027',
  kopecks: 'is no sum: write kopecks as digits in quotes, such as "18000000"',
  required: 'is missing',
  too_long: 'is too long',
  email_format: 'is no e-mail address; write one such as support@forum.example',
  website_format: 'is no address of a site; write one such as https://forum.example',
  phone_format: 'is no phone number; write it with the country, such as +79120000001',
  phone_not_mobile: 'is no mobile number, and codes come by SMS',
  phone_country: 'is of a country to which no codes are sent',
  inn_length: 'is no INN: write 10 digits of a company, or 12 of a sole trader',
  inn_checksum: 'is no INN: its check digits do not fit',
  kpp_format: 'is no KPP: write 9 characters, or null for a sole trader',
  ogrn_format: 'is no OGRN: write 13 digits of a company, or 15 of a sole trader',
  bic_format: 'is no BIC: write 9 digits that begin with 0',
  account_checksum: 'does not fit the BIC: check its 20 digits',
  time_zone_unknown: 'is no time zone; write a name such as Europe/Moscow',
  time_reversed: 'is before startsOn',
  date_after_start: 'must be before startsOn, the first day of the forum',
  date_past: 'must not be over',
}

const days = /(?:On|Until|By)$/

/** What to do about a value; `name` is the field's own. */
export function adviceOf(code: Code, value: unknown, name: string): string {
  if (value === undefined || value === '') return advices.required ?? ''
  return `${shown(value)} ${wordsOf(code, name)}`
}

function wordsOf(code: Code, name: string): string {
  if (code === 'value_invalid') {
    if (name === 'kpp') return 'must be null: a sole trader has no KPP'
    if (name === 'endsOn') return 'makes the forum longer than two weeks, or is no day such as 2027-02-19'
    if (days.test(name)) return 'is no day; write one such as 2027-02-17'
    return name === 'feeKopecks'
      ? 'must be more than 0, and at most 10000000000'
      : 'has signs that do not belong there'
  }
  return advices[code] ?? errorSentence(code as ErrorCode, 'en')
}

/** The value as it stands in the file, cut where it is long; what is secret never stands there. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}

const kinds: Record<string, string> = {
  string: 'text in quotes',
  object: 'a group in braces { … }',
  array: 'a list in brackets [ … ]',
}

/** The mistakes that an issue of the schema means: unknown fields are one each. */
export function issueMistakes(issue: Issue, whole: unknown): Mistake[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({
      place: [...path, key].join('.'),
      advice: 'is not known; leave it out, or check how it is written (docs/operations.md)',
    }))
  const value = path.reduce<unknown>(
    (part, name) =>
      part !== null && typeof part === 'object' ? (part as Record<string, unknown>)[name] : undefined,
    whole,
  )
  return [{ place: path.join('.'), advice: issueAdvice(issue, value, path.at(-1) ?? '') }]
}

function issueAdvice(issue: Issue, value: unknown, name: string): string {
  if (value === undefined) return advices.required ?? ''
  if (issue.code === 'invalid_type')
    return `${shown(value)} must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `${shown(value)} must be one of ${issue.values.join(', ')}`
  const isKnown = known.has(issue.message) || issue.message in advices
  return adviceOf(isKnown ? (issue.message as Code) : 'value_invalid', value, name)
}

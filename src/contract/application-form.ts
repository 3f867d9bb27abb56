import { z } from 'zod'
import { companyTypes } from '#domain/company/company-type.ts'
import { checkInn } from '#domain/company/inn.ts'
import { checkKpp } from '#domain/company/kpp.ts'
import { checkAdult } from '#domain/person/age.ts'
import { checkEmail } from '#domain/person/email.ts'
import { checkCalled, checkName } from '#domain/person/name.ts'
import { checkWebsite } from '#domain/person/website.ts'
import { phone } from './auth.ts'
import { text } from './field.ts'

type Check<Key extends string> = (
  value: string,
) => ({ ok: true } & Record<Key, string>) | { ok: false; code: string }

/** Checks the value and keeps what the rule returns under `key`: an INN without spaces, a site with https. */
function kept<T extends z.ZodType<string | null>, Key extends string>(
  schema: T,
  key: Key,
  check: Check<Key>,
) {
  // `overwrite` instead of `transform`: the rules of the whole form must still run when one field is wrong.
  return schema.overwrite(value => {
    const verdict = value ? check(value) : null
    return verdict?.ok ? (verdict[key] as z.output<T>) : value
  })
}

/** Turns a domain rule into a refinement: its code becomes the message. */
function judged<T extends z.ZodType<string | null>, Key extends string>(
  schema: T,
  key: Key,
  check: Check<Key>,
) {
  const refined = schema.superRefine((value, context) => {
    const verdict = value ? check(value) : null
    if (verdict && !verdict.ok) context.addIssue({ code: 'custom', message: verdict.code })
  })
  return kept(refined, key, check)
}

/** Most characters of a position, which is printed on the badge. */
export const positionLimit = 80

const optionalText = (max: number) => z.string().trim().max(max, 'too_long').nullable()

const latinName = judged(text(60), 'name', value => checkName(value, 'latin'))
const optionalLatin = judged(optionalText(60), 'name', value => checkName(value, 'latin')).optional()
const optionalLine = z.string().trim().nullable()
const optionalCyrillic = judged(optionalLine, 'name', value => checkName(value, 'cyrillic'))

type Judged = { value: unknown; issues: { code?: string; path?: PropertyKey[] }[] }

/**
 * Runs the rules of the whole form even when single fields are wrong, so that a person sees all faults at once. Not beside a value of the wrong type,
 * which no form of ours sends: the rules would call a text's methods on it.
 */
export const besideFaults = {
  when: ({ value, issues }: Judged) =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(
      ({ code, path: [field = ''] = [] }) =>
        code === 'invalid_type' && !isMissing((value as Record<PropertyKey, unknown>)[field]),
    ),
}

const isMissing = (value: unknown) => value === undefined || value === null

/** The strict fields of a person, without the position, which belongs to the badge. */
export function personFields(today: string) {
  return {
    prefix: optionalText(40),
    firstName: optionalCyrillic,
    lastName: optionalCyrillic,
    middleName: optionalCyrillic,
    noMiddleName: z.boolean(),
    latinFirstName: latinName,
    latinLastName: latinName,
    email: judged(text(254), 'email', checkEmail),
    phone,
    country: text(2).length(2, 'value_invalid'),
    citizenship: text(2).length(2, 'value_invalid'),
    birthDate: text(10).superRefine((value, context) => {
      const verdict = checkAdult({ birthDate: value, today })
      if (!verdict.ok) context.addIssue({ code: 'custom', message: verdict.code })
    }),
  }
}

type NamedPerson = Pick<
  z.output<z.ZodObject<ReturnType<typeof personFields>>>,
  'citizenship' | 'firstName' | 'lastName' | 'middleName' | 'noMiddleName'
>

/** Requires the names that a citizenship asks for: a citizen of Russia writes them in Cyrillic. */
export function requireNames(person: NamedPerson, context: z.RefinementCtx): void {
  const require = (field: 'firstName' | 'lastName' | 'middleName') => {
    if (!person[field]) context.addIssue({ code: 'custom', message: 'required', path: [field] })
  }
  // No citizenship yet: ask for the longer set of names, so that none turns out to be missing later.
  if (person.citizenship && person.citizenship !== 'RU') return
  require('firstName')
  require('lastName')
  if (!person.noMiddleName) require('middleName')
}

/**
 * The strict form of the personal step. `today` is the local date of the edition's clock (spec point 5: over 18).
 * A citizen of Russia writes the name in Cyrillic; anybody else may leave it to the Latin spelling.
 */
export function personalStep(today: string) {
  return z
    .object({ ...personFields(today), position: text(positionLimit) })
    .superRefine(requireNames, besideFaults)
}

/** The strict fields of a company, without the short name, which belongs to the badge. */
export const companyFields = {
  hasInn: z.boolean(),
  inn: kept(optionalLine, 'inn', value => checkInn(value, 'payer')),
  kpp: kept(optionalLine, 'kpp', checkKpp),
  name: text(300),
  companyType: z.enum(companyTypes, 'required'),
  siteUrl: kept(optionalLine, 'website', checkWebsite),
  noSite: z.boolean(),
  address: optionalText(500),
}

type NumberedCompany = Pick<
  z.output<z.ZodObject<typeof companyFields>>,
  'hasInn' | 'inn' | 'kpp' | 'siteUrl' | 'noSite'
>

/** Checks the company fields that depend on each other: a registered company needs its numbers; a site is given or declared absent. */
export function judgeCompany(company: NumberedCompany, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] })
  if (company.hasInn) {
    const inn = company.inn ? checkInn(company.inn, 'payer') : null
    if (!inn) refuse('inn', 'required')
    else if (!inn.ok) refuse('inn', inn.code)
    else if (company.kpp) {
      const kpp = checkKpp(company.kpp)
      if (!kpp.ok) refuse('kpp', kpp.code)
    }
  }
  if (company.noSite) return
  const site = company.siteUrl ? checkWebsite(company.siteUrl) : null
  if (!site) refuse('siteUrl', 'required')
  else if (!site.ok) refuse('siteUrl', site.code)
}

/** The strict form of the company step: a company without INN is a foreign one; a sole trader has 12 digits and no KPP. */
export const companyStep = z
  .object({ ...companyFields, shortName: text(60) })
  .superRefine(judgeCompany, besideFaults)

/** The name of somebody who acts for others, in any script. */
export const called = (max: number) => judged(text(max), 'name', checkCalled)

/** Name and contacts of somebody who acts for others without attending in that capacity. */
export const coordinatorFields = z.object({
  lastName: called(60),
  firstName: called(60),
  middleName: judged(optionalText(60), 'name', checkCalled),
  /** Proposed from the name where it is not given. */
  latinLastName: optionalLatin,
  latinFirstName: optionalLatin,
  email: judged(text(254), 'email', checkEmail),
})

/** Most characters of the name of a medium. */
export const mediaNameLimit = 200

export const mediaStep = z.object({
  mediaName: text(mediaNameLimit),
  mediaWebsite: judged(text(300), 'website', checkWebsite),
})

export type PersonalStep = z.infer<ReturnType<typeof personalStep>>
export type CompanyStep = z.infer<typeof companyStep>

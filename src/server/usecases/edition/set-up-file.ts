import { z } from 'zod'
import { phone } from '#contract/auth.ts'
import { isoDate, optionalText, text } from '#contract/field.ts'
import { operator, seller } from '#contract/legal-details.ts'
import { organiserName, organiserRoleList } from '#contract/organiser-team.ts'
import { editionProblems } from '#domain/edition/edition-settings.ts'
import { isTimeZone } from '#domain/edition/zoned-time.ts'
import { legalProblems } from '#domain/legal-details/legal-details.ts'
import { checkEmail } from '#domain/person/email.ts'
import { adviceOf, issueMistakes, type Mistake } from './set-up-mistake.ts'

const edition = z.strictObject({
  slug: z.string('required').regex(/^[a-z0-9-]{2,40}$/, 'slug'),
  nameRu: text(160),
  nameEn: text(160),
  cityRu: text(80),
  cityEn: text(80),
  venueRu: text(160),
  venueEn: text(160),
  /** The street may be added later in the console. */
  addressRu: optionalText(200).default(''),
  addressEn: optionalText(200).default(''),
  startsOn: isoDate,
  endsOn: isoDate,
  timeZone: text(60),
  feeKopecks: z.string('required').regex(/^\d{1,15}$/, 'kopecks'),
  badgeCompanyNameUntil: isoDate,
  transferUntil: isoDate,
  payBy: isoDate,
  passportBy: isoDate,
  volunteersUntil: isoDate,
  supportEmail: text(254),
  supportPhone: z.string('required').regex(/^\+[1-9]\d{7,14}$/, 'phone_format'),
})

const organisers = z.array(z.strictObject({ phone, name: organiserName, roles: organiserRoleList }))

/** Every part may be left out: what is not named stays as it is. */
const file = z.strictObject({
  edition: edition.optional(),
  operator: operator.optional(),
  seller: seller.optional(),
  organisers: organisers.default([]),
})

export type SetUpFile = z.output<typeof file>

/** Reads forum.json by the rules that hold everywhere else; each mistake is a line that names the place and what to do. */
export function readSetUpFile(
  content: string,
): { ok: true; input: SetUpFile } | { ok: false; mistakes: string[] } {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch (error) {
    return { ok: false, mistakes: [`it is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`] }
  }
  const parsed = file.safeParse(json)
  const shape = parsed.success ? [] : parsed.error.issues.flatMap(issue => issueMistakes(issue, json))
  // The rules of the domain are asked as well where the shape is wrong elsewhere, so that nobody mends one line at a time.
  const known = new Set(shape.map(({ place }) => place))
  const ruled = ruleMistakes(json).filter(({ place }) => !isInside(place, known))
  const mistakes = [...shape, ...ruled].map(({ place, advice }) => (place ? `${place}: ${advice}` : advice))
  return parsed.success && mistakes.length === 0
    ? { ok: true, input: parsed.data }
    : { ok: false, mistakes: [...new Set(mistakes)] }
}

/** Whether the place, or a part that contains it, is reported already. */
function isInside(place: string, known: ReadonlySet<string>): boolean {
  const parts = place.split('.')
  return parts.some((_, index) => known.has(parts.slice(0, index + 1).join('.')))
}

type Part = Record<string, unknown>

const part = (value: unknown): Part => (value !== null && typeof value === 'object' ? (value as Part) : {})
const line = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const compact = (value: unknown): string => line(value).replace(/\s/g, '')

/** What the domain says to what was typed, whatever else is wrong with it. */
function ruleMistakes(json: unknown): Mistake[] {
  const whole = part(json)
  return [
    ...('edition' in whole ? editionMistakes(part(whole.edition)) : []),
    ...legalMistakes(whole).filter(({ place }) => (place.split('.')[0] ?? '') in whole),
  ]
}

function editionMistakes(typed: Part): Mistake[] {
  const fee = line(typed.feeKopecks)
  const email = checkEmail(line(typed.supportEmail))
  const problems: { field: string; code: Parameters<typeof adviceOf>[0] }[] = editionProblems({
    startsOn: line(typed.startsOn),
    endsOn: line(typed.endsOn),
    badgeCompanyNameUntil: line(typed.badgeCompanyNameUntil),
    transferUntil: line(typed.transferUntil),
    payBy: line(typed.payBy),
    passportBy: line(typed.passportBy),
    volunteersUntil: line(typed.volunteersUntil),
    feeKopecks: /^\d{1,15}$/.test(fee) ? BigInt(fee) : 0n,
  })
  if (!isTimeZone(line(typed.timeZone))) problems.push({ field: 'timeZone', code: 'time_zone_unknown' })
  if (!email.ok) problems.push({ field: 'supportEmail', code: email.code })
  return problems.map(({ field, code }) => ({
    place: `edition.${field}`,
    advice: adviceOf(code, typed[field], field),
  }))
}

function legalMistakes(whole: Part): Mistake[] {
  const [answers, sells] = [part(whole.operator), part(whole.seller)]
  const bank = part(sells.bank)
  const problems = legalProblems({
    operator: {
      name: { ru: '', en: '' },
      address: { ru: '', en: '' },
      inn: compact(answers.inn),
      ogrn: compact(answers.ogrn),
      email: line(answers.email),
      site: line(answers.site),
    },
    seller: {
      ...{ name: '', address: '', headName: '', accountantName: '' },
      inn: compact(sells.inn),
      kpp: sells.kpp === null ? null : compact(sells.kpp),
      bank: {
        name: '',
        bic: compact(bank.bic),
        correspondentAccount: compact(bank.correspondentAccount),
        account: compact(bank.account),
      },
    },
  })
  return problems.map(({ field, code }) => {
    const typed = field.split('.').reduce<unknown>((value, name) => part(value)[name], whole)
    return { place: field, advice: adviceOf(code, typed, field.split('.').at(-1) ?? '') }
  })
}

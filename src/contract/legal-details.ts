import { z } from 'zod'
import { type LegalDetails, legalProblems } from '#domain/legal-details/legal-details.ts'
import { consentText } from './dictionary.ts'
import { isoDate, isoInstant, text, wrappedText } from './field.ts'
import { defineRoute } from './route.ts'

const bilingual = (max: number) => z.strictObject({ ru: text(max), en: text(max) })
const digits = (max: number) =>
  z
    .string('required')
    .max(max, 'too_long')
    .overwrite(typed => typed.replace(/\s/g, ''))

export const operator = z.strictObject({
  name: bilingual(300),
  inn: digits(20),
  ogrn: digits(20),
  address: bilingual(300),
  email: text(254),
  site: text(300),
})

export const seller = z.strictObject({
  name: text(300),
  inn: digits(20),
  kpp: digits(15).nullable(),
  address: text(300),
  bank: z.strictObject({
    name: text(200),
    bic: digits(15),
    correspondentAccount: digits(30),
    account: digits(30),
  }),
  payFromAbroad: z
    .strictObject({ ru: wrappedText(1500), en: wrappedText(1500) })
    .nullable()
    .optional(),
  headName: text(100),
  accountantName: text(100),
})

/** Names the fields by the domain's rules; only once their shapes are right. */
function judge(details: LegalDetails, context: z.RefinementCtx): void {
  for (const { field, code } of legalProblems(details))
    context.addIssue({ code: 'custom', message: code, path: field.split('.') })
}

/** Who answers for personal data and who sells participation, as the console sends them. */
export const legalDetails = z.strictObject({ operator, seller }).superRefine(judge)

const publication = z.object({
  number: z.int(),
  since: isoDate,
  publishedAt: isoInstant,
  /** The organiser's name; null for the set-up. */
  publishedBy: z.string().nullable(),
  forum: z.object({ ru: z.string(), en: z.string() }),
  operator,
  seller,
})

export const legalDetailsAnswer = z.object({
  /** The publication in force; the next one names it, so that two administrators do not overwrite each other. */
  number: z.int(),
  /** Newest first; the first one is in force. */
  publications: z.array(publication),
})

const policyText = z.object({
  version: z.string(),
  since: isoDate,
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
})
const texts = z.object({ consents: z.array(consentText), policy: policyText })

export const legalTexts = z.object({ ru: texts, en: texts })

const policy = { kind: 'organiser', permission: 'edit-edition' } as const

export const readLegalDetails = defineRoute({
  method: 'GET',
  path: '/organizer/legal-details',
  summary:
    'Who answers for personal data and who sells participation: in force, and every earlier publication',
  policy,
  response: legalDetailsAnswer,
})

export const previewLegalTexts = defineRoute({
  method: 'POST',
  path: '/organizer/legal-details/preview',
  summary: 'All consents and the policy in both languages, as they would name these details; nothing is kept',
  policy,
  body: legalDetails,
  response: legalTexts,
})

export const readLegalTexts = defineRoute({
  method: 'GET',
  path: '/organizer/legal-details/:number/texts',
  summary: 'All consents and the policy in both languages with the details of one publication',
  policy,
  params: z.object({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  response: legalTexts,
})

export const publishLegalDetails = defineRoute({
  method: 'PUT',
  path: '/organizer/legal-details',
  summary:
    'Publish details: consents are asked and papers issued with them from now on, those given and issued keep theirs; 409 when somebody published meanwhile',
  policy,
  body: z.strictObject({ number: z.int().min(0), details: legalDetails }),
  response: legalDetailsAnswer,
})

export type LegalDetailsAnswer = z.infer<typeof legalDetailsAnswer>
export type LegalPublication = LegalDetailsAnswer['publications'][number]
export type LegalTexts = z.infer<typeof legalTexts>

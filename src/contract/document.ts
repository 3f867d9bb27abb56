import { z } from 'zod'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { guid, isoInstant, locale, text } from './field.ts'
import { defineRoute } from './route.ts'

/** One consent as it was given. */
export const givenConsent = z.object({
  guid,
  version: z.string(),
  /** The language in which the text was shown. */
  locale,
  /** Whether the words were kept that were agreed to; those of older consents were not, and have no document. */
  hasText: z.boolean(),
  givenAt: isoInstant,
  givenBy: z.enum(['participant', 'manager']),
  withdrawnAt: isoInstant.nullable(),
})
export type GivenConsent = z.infer<typeof givenConsent>

/** One kind of consent: its text as it is today, and what the person has done about it. */
export const ownConsent = z.object({
  kind: z.enum(consentKinds),
  title: z.string(),
  version: z.string(),
  /** No participation without it. */
  required: z.boolean(),
  /** The consent in force, or null. */
  standing: givenConsent.nullable(),
  /** Withdrawn consents, newest first. */
  earlier: z.array(givenConsent),
  mayGive: z.boolean(),
  /** Whether it can be withdrawn on its own; required consents end together with the application. */
  mayWithdraw: z.boolean(),
})
export type OwnConsent = z.infer<typeof ownConsent>

const params = z.object({ guid })
const policy = { kind: 'account' } as const
const consents = z.object({ consents: z.array(ownConsent) })

export const readConsents = defineRoute({
  method: 'GET',
  path: '/participants/:guid/consents',
  summary: 'Consents of a participant: given, withdrawn, and those that can be given',
  policy,
  params,
  response: consents,
})

export const giveConsent = defineRoute({
  method: 'POST',
  path: '/participants/:guid/consents',
  summary: 'Give a consent to the text of this version; the person alone can, nobody for another adult',
  policy,
  params,
  body: z.strictObject({ kind: z.enum(consentKinds), version: z.string().max(40) }),
  idempotent: true,
  response: consents,
})

export const withdrawConsent = defineRoute({
  method: 'POST',
  path: '/participants/:guid/consents/:kind/withdraw',
  summary: 'Withdraw a consent at once; 409 for one without which nobody can take part',
  policy,
  params: params.extend({ kind: z.enum(consentKinds) }),
  body: z.strictObject({}),
  idempotent: true,
  response: consents,
})

export const readConsentPdf = defineRoute({
  method: 'GET',
  path: '/participants/:guid/consents/:consent.pdf',
  summary: 'A consent as it was given: its text, when, by whom, and the hash of the text',
  policy,
  params: params.extend({ consent: guid }),
  response: 'bytes',
})

export const readPolicyPdf = defineRoute({
  method: 'GET',
  path: '/participants/:guid/documents/policy.pdf',
  summary: 'The policy on personal data, with the texts of all consents',
  policy,
  params,
  query: z.object({ locale }),
  response: 'bytes',
})

/** Who represents whom. None of it is stored. */
export const powerOfAttorneyBody = z.discriminatedUnion('principal', [
  z.strictObject({
    principal: z.literal('individual'),
    trustedName: text(150),
    /** Series, number, date and issuer of the document, as far as the person wants them printed. */
    trustedDocument: z.string().trim().max(300, 'too_long'),
    principalDocument: z.string().trim().max(300, 'too_long'),
  }),
  z.strictObject({
    principal: z.literal('company'),
    trustedName: text(150),
    trustedDocument: z.string().trim().max(300, 'too_long'),
    signatoryName: text(150),
    signatoryPosition: text(150),
    /** On what grounds they sign: the charter, a power of attorney. */
    basis: text(200),
  }),
])
export type PowerOfAttorneyBody = z.infer<typeof powerOfAttorneyBody>

export const drawPowerOfAttorney = defineRoute({
  method: 'POST',
  path: '/participants/:guid/documents/power-of-attorney',
  summary:
    'A power of attorney to collect the badge, drawn from what is sent and from the profile; nothing of it is kept',
  policy,
  params,
  body: powerOfAttorneyBody,
  response: 'bytes',
})

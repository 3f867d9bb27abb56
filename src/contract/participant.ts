import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { companyTypes } from '#domain/company/company-type.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { applicationSteps } from '#domain/participant/application-step.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { checkEmail } from '#domain/person/email.ts'
import { called } from './application-form.ts'
import { draftText, guid, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

export const participantParams = z.object({ guid })

/** The company as the draft keeps it: whatever the person typed. */
export const draftCompany = z.strictObject({
  hasInn: z.boolean(),
  inn: draftText(20),
  kpp: draftText(20),
  name: draftText(300),
  shortName: draftText(100),
  companyType: z.enum(companyTypes).nullable(),
  siteUrl: draftText(300),
  noSite: z.boolean(),
  address: draftText(500),
})

/** The person's data as the draft keeps it; checked only when a step is left or the form is finished. */
export const draftPerson = z.strictObject({
  prefix: draftText(40),
  firstName: draftText(100),
  lastName: draftText(100),
  middleName: draftText(100),
  noMiddleName: z.boolean(),
  latinFirstName: draftText(100),
  latinLastName: draftText(100),
  email: draftText(254),
  phone: draftText(40),
  country: draftText(2),
  citizenship: draftText(2),
  birthDate: draftText(10),
  position: draftText(200),
})

export const draftMedia = z.strictObject({ mediaName: draftText(200), mediaWebsite: draftText(300) })

export const participant = z.object({
  guid,
  primary: z.boolean(),
  role: z.enum(participantRoles),
  /** The language of messages to the person. */
  locale: z.enum(['ru', 'en']),
  /** Every save increases it; a save names the version it was made on. */
  version: z.int(),
  status: z.enum(applicationStatuses),
  statusId: z.int(),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  step: z.enum(applicationSteps),
  submittedAt: isoInstant.nullable(),
  /** The committee's request for more information, where it reopened the form. */
  informationRequest: z.string().nullable(),
  person: draftPerson,
  company: draftCompany,
  media: draftMedia,
  photographFileGuid: guid.nullable(),
  consents: z.array(z.enum(consentKinds)),
})

export type Participant = z.infer<typeof participant>
export type DraftPerson = z.infer<typeof draftPerson>
export type DraftCompany = z.infer<typeof draftCompany>
export type DraftMedia = z.infer<typeof draftMedia>

const isEmail = (typed: string) => checkEmail(typed).ok

const begun = {
  role: z.enum(participantRoles).exclude(['coordinator']).default('participant'),
  /** The language of messages to the person. */
  locale: z.enum(['ru', 'en']),
}

/** Who fills in an application for another person. The link sent to that person names them, and they are told when the person confirms. */
export const registrant = z.strictObject({
  name: called(120),
  email: z.string('required').trim().min(1, 'required').max(254, 'too_long').refine(isEmail, 'email_format'),
})

export const createParticipant = defineRoute({
  method: 'POST',
  path: '/participants',
  summary:
    'Start an application, for oneself or for another person; a second one for the own phone is refused (phone_used)',
  policy: { kind: 'account' },
  // Groups are not here: they have routes of their own.
  body: z.discriminatedUnion('registrationType', [
    z.strictObject({ registrationType: z.literal('myself'), ...begun }),
    z.strictObject({ registrationType: z.literal('another'), ...begun, registrant }),
  ]),
  idempotent: true,
  response: participant,
})

export const readParticipant = defineRoute({
  method: 'GET',
  path: '/participants/:guid',
  summary: 'One participant of the account with the draft as it was typed',
  policy: { kind: 'account' },
  params: participantParams,
  response: participant,
})

export const saveDraft = defineRoute({
  method: 'PATCH',
  path: '/participants/:guid',
  summary: 'Keep what was typed so far; only while the application is a draft',
  policy: { kind: 'account' },
  params: participantParams,
  body: z.strictObject({
    version: z.int(),
    step: z.enum(applicationSteps).optional(),
    person: draftPerson.partial().optional(),
    company: draftCompany.partial().optional(),
    media: draftMedia.partial().optional(),
  }),
  response: z.object({ version: z.int(), savedAt: isoInstant }),
})

export const finishApplication = defineRoute({
  method: 'POST',
  path: '/participants/:guid/finish',
  summary: 'Send the application to the committee; every field is judged here',
  policy: { kind: 'account' },
  params: participantParams,
  body: z.strictObject({ consents: z.array(z.enum(consentKinds)), textVersion: z.string().max(40) }),
  idempotent: true,
  response: participant,
})

export const cancelApplication = defineRoute({
  method: 'POST',
  path: '/participants/:guid/cancel',
  summary: 'Withdraw the application while nothing is paid',
  policy: { kind: 'account' },
  params: participantParams,
  body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
  idempotent: true,
  response: participant,
})

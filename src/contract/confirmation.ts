import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { phone } from './auth.ts'
import { guid, isoInstant } from './field.ts'
import { draftCompany, draftMedia, draftPerson, participant } from './participant.ts'
import { defineRoute } from './route.ts'

/** 32 random bytes in base64url. */
export const confirmationToken = z.string().regex(/^[\w-]{43}$/, 'link_invalid')

/** What a preview robot may see: nobody is named in full. */
export const maskedConfirmation = z.object({
  /** First name and the first letter of the surname. */
  person: z.string(),
  /** The same in Latin letters, where they are known. */
  latinPerson: z.string().nullable(),
  /** First and last two digits (spec point 5). */
  phone: z.string(),
  registrant: z.string(),
  latinRegistrant: z.string(),
  registeredAs: z.enum(['assistant', 'coordinator']),
  companyShortName: z.string().nullable(),
  expiresAt: isoInstant,
})

/** What was entered about the person, with who asks to manage it. */
export const openConfirmation = z.object({
  participant,
  registrant: z.object({
    name: z.string(),
    /** The same for readers of English. */
    latinName: z.string(),
    as: z.enum(['assistant', 'coordinator']),
    /** Sections that the registrant asks for; empty for a coordinator. */
    sections: z.array(z.enum(assistantSections)),
  }),
  /** The organisation is the group's and can be changed only there. */
  companyLocked: z.boolean(),
})
export type OpenConfirmation = z.infer<typeof openConfirmation>

/** Corrections and consents, checked like a finished form. The photograph is missing here: it is given in the cabinet. */
const confirmation = z.strictObject({
  version: z.int(),
  person: draftPerson.partial(),
  company: draftCompany.partial(),
  media: draftMedia.partial(),
  consents: z.array(z.enum(consentKinds)),
  textVersion: z.string().max(40),
  /** Rights that the person gives to the registrant; an empty list rejects the registrant's request. */
  sections: z.array(z.enum(assistantSections)),
})

export type ConfirmationInput = z.output<typeof confirmation>

export const readConfirmation = defineRoute({
  method: 'GET',
  path: '/users/confirm/:confirmationToken',
  summary: 'Whose link it is, masked; changes nothing (link_invalid, link_used, confirmation_expired)',
  failure: 'link_load_failed',
  policy: { kind: 'public' },
  params: z.object({ confirmationToken }),
  response: maskedConfirmation,
})

export const useConfirmation = defineRoute({
  method: 'POST',
  path: '/users/confirm/:confirmationToken',
  summary: 'Open what was entered, confirm it with corrections and consents, or decline to take part',
  policy: { kind: 'public' },
  params: z.object({ confirmationToken }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('open') }),
    z.strictObject({ action: z.literal('decline') }),
    confirmation.extend({ action: z.literal('confirm') }),
  ]),
  response: z.discriminatedUnion('state', [
    openConfirmation.extend({ state: z.literal('open') }),
    z.object({ state: z.literal('confirmed'), status: z.enum(applicationStatuses) }),
    z.object({ state: z.literal('declined') }),
  ]),
})

const participantParams = z.object({ guid })

/** The same for the person themselves, whose phone was proved by a code. */
export const readOwnConfirmation = defineRoute({
  method: 'GET',
  path: '/participants/:guid/confirmation',
  summary: 'What another person entered about the account’s own, while it is unconfirmed',
  policy: { kind: 'account' },
  params: participantParams,
  response: openConfirmation,
})

export const confirmOwn = defineRoute({
  method: 'POST',
  path: '/participants/:guid/confirmation',
  summary: 'Confirm it with corrections and consents',
  policy: { kind: 'account' },
  params: participantParams,
  body: confirmation,
  idempotent: true,
  response: participant,
})

export const resendConfirmation = defineRoute({
  method: 'POST',
  path: '/participants/:guid/confirmation/resend',
  summary: 'Send a new link, to a corrected phone where one is given; the old link is dead at once',
  policy: { kind: 'account' },
  params: participantParams,
  body: z.strictObject({ phone: phone.optional() }),
  idempotent: true,
  response: z.object({ sentAt: isoInstant, expiresAt: isoInstant }),
})

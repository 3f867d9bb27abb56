import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { openReason } from './dashboard.ts'
import { bilingual, guid, isoInstant, locale, page } from './field.ts'
import { draftCompany, draftMedia, draftPerson } from './participant.ts'
import { photographCheck } from './photograph.ts'
import { defineRoute } from './route.ts'

export const listQuery = z.object({
  q: z.string().max(200).optional(),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const applicationRow = z.object({
  guid,
  participantGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  companyType: z.string().nullable(),
  position: z.string().nullable(),
  role: z.enum(participantRoles),
  status: z.enum(applicationStatuses),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  submittedAt: isoInstant.nullable(),
  hasPhotograph: z.boolean(),
})

/** The person's group, with whom to call about it. */
export const applicationGroup = z.object({
  guid,
  coordinator: z.string(),
  /** Phone of the coordinator's account. */
  phone: z.string(),
  company: z.string(),
})

export const listApplications = defineRoute({
  method: 'GET',
  path: '/organizer/applications',
  summary: 'The queue of applications with search, filters and counts',
  policy: { kind: 'organiser', permission: 'read-applications' },
  query: listQuery.extend({
    status: z.enum(applicationStatuses).optional(),
    payment: z.enum(paymentStatuses).optional(),
    role: z.enum(participantRoles).optional(),
    /** Only members of this group. */
    group: guid.optional(),
    sort: z.enum(['submitted', 'name', 'company']).default('submitted'),
  }),
  response: page(applicationRow).extend({
    /** How many applications have each status under the same search. */
    counts: z.partialRecord(z.enum(applicationStatuses), z.int()),
  }),
})

export const listGroups = defineRoute({
  method: 'GET',
  path: '/organizer/groups',
  summary: 'The groups of the edition, by which the queue can be narrowed',
  policy: { kind: 'organiser', permission: 'read-applications' },
  response: z.object({ items: z.array(applicationGroup.extend({ members: z.int() })) }),
})

export const auditRow = z.object({
  at: isoInstant,
  actor: z.string(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
})

/** Somebody who acts for a participant: an operator may call them instead of the person. */
export const actingAssistant = z.object({
  guid,
  name: z.string(),
  phone: z.string(),
  sections: z.array(z.enum(assistantSections)),
  /** Null while the person has not granted the requested rights. */
  grantedAt: isoInstant.nullable(),
})

/** One consent that was given; a withdrawn one stays in the list. */
export const consentRecord = z.object({
  kind: z.enum(consentKinds),
  /** Version and language of the text that was shown. */
  version: z.string(),
  locale,
  givenAt: isoInstant,
  /** The person themselves, or the account that manages them. */
  givenBy: z.enum(['participant', 'manager']),
  /** Masked phone of the account that gave it; null when the account is gone. */
  givenByPhone: z.string().nullable(),
  withdrawnAt: isoInstant.nullable(),
})

export const applicationDetail = applicationRow.extend({
  person: draftPerson,
  companyDetail: draftCompany,
  media: draftMedia,
  photographFileGuid: guid.nullable(),
  /** The language in which the person is written to. */
  locale,
  open: z.array(openReason),
  history: z.array(auditRow),
  /** Who filled in the application for the person; null when they did it themselves. */
  registeredBy: z.object({ name: z.string().nullable(), phone: z.string() }).nullable(),
  assistants: z.array(actingAssistant),
  /** The link by which the person confirms what was filled in for them; null once they have confirmed, and where none was sent. */
  confirmationLink: z.object({ sentAt: isoInstant, expiresAt: isoInstant, expired: z.boolean() }).nullable(),
  /** Null for a person without a group. */
  group: applicationGroup.nullable(),
  /** Every consent of this person, the newest first. */
  consents: z.array(consentRecord),
  /** When a photograph was changed after the approval and nobody has reviewed it yet (decision 020). */
  photographReviewSince: isoInstant.nullable(),
  /** Why and since when the committee asks for another photograph; uploading one ends the request. */
  photographRequest: z.object({ reason: z.string(), at: isoInstant }).nullable(),
  /** Measurements of the photograph; null for one uploaded before photographs were measured. */
  photographCheck: photographCheck.nullable(),
  /** The last released decision, while it can still be recalled. */
  recallable: z.object({ batchGuid: guid, until: isoInstant }).nullable(),
})

export const readApplication = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid',
  summary: 'One application, whole, with its history',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params: z.object({ guid }),
  response: applicationDetail,
})

export const decisionKinds = ['approve', 'reject', 'requestInformation', 'reopen'] as const

export const decisionBody = z
  .strictObject({
    applicationGuids: z.array(guid).min(1, 'required').max(400, 'too_long'),
    decision: z.enum(decisionKinds),
    /** Sent to the person with a rejection or a request for more information. */
    reason: z.string().trim().max(1000, 'too_long').nullable(),
    /** With an approval: speakers and media representatives among the selected need not pay. */
    waivePayment: z.boolean().default(false),
  })
  .superRefine((body, context) => {
    if ((body.decision === 'reject' || body.decision === 'requestInformation') && !body.reason)
      context.addIssue({ code: 'custom', message: 'reason_required', path: ['reason'] })
  })

export const messagePreview = z.object({
  channel: z.enum(['sms', 'email']),
  subject: bilingual.nullable(),
  text: bilingual,
})

export const previewDecision = defineRoute({
  method: 'POST',
  path: '/organizer/decisions/preview',
  summary: 'Counts and both languages’ messages of a decision before it is released',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  body: decisionBody,
  response: z.object({
    willChange: z.int(),
    /** For how many of them payment can be waived together with an approval. */
    waivable: z.int(),
    refused: z.array(
      z.object({ applicationGuid: guid, name: z.string(), code: z.enum(errorCodes), message: z.string() }),
    ),
    messages: z.array(messagePreview),
    recallMinutes: z.int(),
  }),
})

export const releaseDecision = defineRoute({
  method: 'POST',
  path: '/organizer/decisions',
  summary: 'Release a decision, one by one or in bulk; each row has its own result',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  body: decisionBody,
  idempotent: true,
  response: z.object({
    batchGuid: guid,
    recallUntil: isoInstant,
    results: z.array(
      z.object({
        applicationGuid: guid,
        ok: z.boolean(),
        status: z.enum(applicationStatuses).nullable(),
        code: z.enum(errorCodes).nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
})

export const decisionBatch = z.object({
  batchGuid: guid,
  decision: z.enum(decisionKinds),
  count: z.int(),
  /** The first few people it is about. */
  applicants: z.array(z.object({ applicationGuid: guid, name: z.string() })),
  releasedAt: isoInstant,
  recallUntil: isoInstant,
  by: z.string(),
  /** Whether the messages were sent or the decision was recalled. */
  state: z.enum(['waiting', 'sent', 'recalled']),
})

export const listDecisions = defineRoute({
  method: 'GET',
  path: '/organizer/decisions',
  summary: 'Released decisions, newest first, with what can still be recalled',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  response: z.object({ items: z.array(decisionBatch) }),
})

export const recallDecision = defineRoute({
  method: 'POST',
  path: '/organizer/decisions/:guid/recall',
  summary: 'Take a released decision back before its messages leave',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: z.object({ recalled: z.int() }),
})

export const sendDecisionNow = defineRoute({
  method: 'POST',
  path: '/organizer/decisions/:guid/send',
  summary: 'Let the messages of a released decision leave at once',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: z.object({ sent: z.int() }),
})

export const waivePayment = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/waive-payment',
  summary: 'No payment is required of this person',
  policy: { kind: 'organiser', permission: 'waive-payment' },
  params: z.object({ guid }),
  body: z.strictObject({
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: applicationDetail,
})

export const resendConfirmationLink = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/resend-confirmation',
  summary: 'Send an unconfirmed person a new link; the old link is dead at once',
  policy: { kind: 'organiser', permission: 'resend-confirmations' },
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: applicationDetail,
})

export const acceptPhotograph = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/photograph/accept',
  summary: 'The photograph that was changed or asked to be changed after the approval will do (decision 020)',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  /** The photograph that was reviewed, so that a newer one is not accepted unseen. */
  body: z.strictObject({ photographFileGuid: guid }),
  idempotent: true,
  response: applicationDetail,
})

export const requestPhotograph = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/photograph/request',
  summary: 'Ask an approved person for another photograph (decision 020)',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  /** The unsuitable photograph, and why, in the person's language: the reason is sent to them. */
  body: z.strictObject({
    photographFileGuid: guid,
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: applicationDetail,
})

export type ApplicationRow = z.infer<typeof applicationRow>
export type ApplicationDetail = z.infer<typeof applicationDetail>
export type ConsentRecord = z.infer<typeof consentRecord>
export type DecisionKind = (typeof decisionKinds)[number]
export type DecisionBatch = z.infer<typeof decisionBatch>
export type DecisionPreview = z.infer<(typeof previewDecision)['response']>

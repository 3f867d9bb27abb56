import { z } from 'zod'
import {
  citizenshipSides,
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { applicationSorts } from '#domain/application/application-sort.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { decisionSorts } from '#domain/application/decision-sort.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { applicationMatter, applicationPass } from './application-matter.ts'
import { assistant } from './assistant.ts'
import { personAuditRow } from './audit-row.ts'
import { consentRecord } from './consent-record.ts'
import { openReason } from './dashboard.ts'
import {
  bilingual,
  dayRange,
  guid,
  isoDate,
  isoInstant,
  listCounts,
  locale,
  longestCursor,
  page,
  valueCount,
} from './field.ts'
import { mergedRecord } from './merged-record.ts'
import { ownerChoice, requestOwner } from './organiser-owner.ts'
import { draftCompany, draftMedia, draftPerson } from './participant.ts'
import { photographCheck } from './photograph.ts'
import { defineRoute } from './route.ts'

export const listQuery = z.object({
  q: z.string().max(200).optional(),
  cursor: z.string().max(longestCursor).optional(),
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
  /** The same, but for whoever has not given a passport. */
  passport: z.enum(passportQueueStates),
  payment: z.enum(paymentStatuses),
  submittedAt: isoInstant.nullable(),
  /** The language in which the person is written to. */
  locale,
  hasPhotograph: z.boolean(),
  /** What the photograph waits for; null where it waits for nothing. */
  photograph: z.enum(photographNeeds).nullable(),
  /** Whole days since it was sent, while it is under review; null otherwise. */
  waitingDays: z.int().nullable(),
  owner: requestOwner,
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
    security: z.enum(passportQueueStates).optional(),
    role: z.enum(participantRoles).optional(),
    /** Only members of this group. */
    group: guid.optional(),
    /** Only people of the company with this key. */
    company: guid.optional(),
    /** `review`: photographs that somebody of the committee has to see; `requested`: another one is awaited; `missing`: none was given. */
    photograph: z.enum(photographNeeds).optional(),
    /** Taken by the caller, or by nobody yet. */
    owner: ownerChoice,
    citizenship: z.enum(citizenshipSides).optional(),
    /** Under review for so many days and more. */
    waiting: z.enum(waitingSpans).optional(),
    /** Unconfirmed, with a link that can still be followed or that has expired. */
    link: z.enum(confirmationLinkStates).optional(),
    /** Sent on this day or later, or earlier. */
    sentFrom: isoDate.optional(),
    sentTo: isoDate.optional(),
    /** Changed by whomever on this day or later. */
    changedFrom: isoDate.optional(),
    tag: z.string().max(30).optional(),
    sort: z.enum(applicationSorts).default('submitted'),
  }),
  response: page(applicationRow).extend({
    /** How many applications have each status under the same search. */
    ...listCounts(applicationStatuses),
  }),
})

/** Filters of the queue of which it is told how many each value would find. */
export const countedFilters = [
  'payment',
  'security',
  'role',
  'citizenship',
  'owner',
  'photograph',
  'waiting',
  'link',
  'tag',
] as const

export const countApplicationFilters = defineRoute({
  method: 'GET',
  path: '/organizer/applications/counts',
  summary:
    'How many applications each value of each filter would find beside the other filters; a value without any may be left out',
  policy: { kind: 'organiser', permission: 'read-applications' },
  query: listApplications.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.record(z.enum(countedFilters), z.array(valueCount)) }),
})

export const applicationDetail = applicationRow.omit({ photograph: true, waitingDays: true }).extend({
  person: draftPerson,
  companyDetail: draftCompany,
  /** Of the company's page; null without a name. */
  companyKey: guid.nullable(),
  media: draftMedia,
  photographFileGuid: guid.nullable(),
  open: z.array(openReason),
  /** What waits to be settled about the person, the oldest first; without the kinds whose lists the role does not read. */
  matters: z.array(applicationMatter),
  /** Null for a role that reads no passes; `issued` is null where there is none yet. */
  pass: z.object({ issued: applicationPass.nullable() }).nullable(),
  history: z.array(personAuditRow),
  /** Who filled in the application for the person; null when they did it themselves. */
  registeredBy: z.object({ name: z.string().nullable(), phone: z.string() }).nullable(),
  /** Those who act for the person: an operator may call them instead. */
  assistants: z.array(
    assistant.pick({ guid: true, name: true, phone: true, sections: true, grantedAt: true }),
  ),
  /** The link by which the person confirms what was filled in for them; null once they have confirmed, and where none was sent. */
  confirmationLink: z.object({ sentAt: isoInstant, expiresAt: isoInstant, expired: z.boolean() }).nullable(),
  /** Null for a person without a group. */
  group: applicationGroup.nullable(),
  /** Every consent of this person, the newest first; null for a role that does not need them, as are birth date and photograph then. */
  consents: z.array(consentRecord).nullable(),
  /** When a photograph was changed after the approval and nobody has reviewed it yet (decision 020). */
  photographReviewSince: isoInstant.nullable(),
  /** Why and since when the committee asks for another photograph; uploading one ends the request. */
  photographRequest: z.object({ reason: z.string(), at: isoInstant }).nullable(),
  /** Measurements of the photograph; null for one uploaded before photographs were measured. */
  photographCheck: photographCheck.nullable(),
  /** The application that this one was merged into; null for one that stands for itself. */
  mergedInto: guid.nullable(),
  /** Records that were merged into this one, with what they said that did not stay. */
  mergedRecords: z.array(mergedRecord),
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

export const decisionKinds = [
  'approve',
  'reject',
  'requestInformation',
  'reopen',
  'returnToReview',
  'cancel',
] as const

/** Decisions that are sent with the committee's own words. */
export const decisionsWithReason: readonly (typeof decisionKinds)[number][] = [
  'reject',
  'requestInformation',
  'returnToReview',
  'cancel',
]

const reasonText = z.string().trim().max(1000, 'too_long').nullable()

/** A call of thousands would take minutes and be cut off by a proxy, so a larger decision goes in several (decision 189). */
export const mostInOneCall = 400

export const decisionBody = z
  .strictObject({
    applicationGuids: z.array(guid).min(1, 'required').max(mostInOneCall, 'too_long'),
    decision: z.enum(decisionKinds),
    /** Sent to each person in their language; a person in whose language there is none is not decided. */
    reason: z.strictObject({ ru: reasonText, en: reasonText }).nullable(),
    /** With an approval: speakers and media representatives among the selected need not pay. */
    waivePayment: z.boolean().default(false),
  })
  .superRefine((body, context) => {
    if (decisionsWithReason.includes(body.decision) && !body.reason?.ru && !body.reason?.en)
      context.addIssue({ code: 'custom', message: 'reason_required', path: ['reason'] })
  })

export const messagePreview = z.object({
  channel: z.enum(['sms', 'email']),
  subject: bilingual.nullable(),
  text: bilingual,
})

const decisionLetter = z.object({
  /** Which message of the catalogue. */
  name: z.string(),
  readers: z.object({ ru: z.int(), en: z.int() }),
  messages: z.array(messagePreview),
})

/** Who has decided before and what became of the application; null where nobody has. */
const fasterDecision = z.object({ name: z.string(), status: z.enum(applicationStatuses) })

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
      z.object({
        applicationGuid: guid,
        name: z.string(),
        code: z.enum(errorCodes),
        message: z.string(),
        faster: fasterDecision.nullable(),
      }),
    ),
    /** Each kind of message that will be sent, and how many people read it in which language. */
    kinds: z.array(decisionLetter),
    /** The one letter that each coordinator gets about the members of their group; null where there is none. */
    coordinators: decisionLetter.pick({ readers: true }).nullable(),
    /** Whether some of the released decisions cannot be recalled. */
    someFinal: z.boolean(),
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
        faster: fasterDecision.nullable(),
      }),
    ),
  }),
})

/** How a decision stands; `failed`: some of its messages were given up. */
export const decisionStates = ['waiting', 'sent', 'failed', 'recalled'] as const

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
  /** How many of its messages were given up. */
  failed: z.int(),
})

export const listDecisions = defineRoute({
  method: 'GET',
  path: '/organizer/decisions',
  summary:
    'Released decisions, newest first, with what can still be recalled; searched by the people in them',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  query: listQuery.extend({
    sort: z.enum(decisionSorts).default('newest'),
    decision: z.enum(decisionKinds).optional(),
    state: z.enum(decisionStates).optional(),
    /** Released on these days. */
    ...dayRange,
  }),
  response: page(decisionBatch).extend({
    /** How many there are in each state under the same search, decision and days; null on a further page, and where a search finds too many people. */
    counts: z.record(z.enum(['all', ...decisionStates]), z.int()).nullable(),
  }),
})

export const countDecisionFilters = defineRoute({
  method: 'GET',
  path: '/organizer/decisions/counts',
  summary: 'How many released decisions of the state there are of each kind, beside the search and the days',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  query: listDecisions.query.omit({ cursor: true, limit: true, sort: true }),
  /** Null where a search finds too many people. */
  response: z.object({ counts: z.object({ decision: z.array(valueCount).nullable() }) }),
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

export type ApplicationRow = z.infer<typeof applicationRow>
export type ApplicationDetail = z.infer<typeof applicationDetail>
export type DecisionKind = (typeof decisionKinds)[number]
export type DecisionReason = z.output<typeof decisionBody>['reason']
export type DecisionBatch = z.infer<typeof decisionBatch>
export type DecisionPreview = z.infer<(typeof previewDecision)['response']>

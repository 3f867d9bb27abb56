import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { gateStates, memberGates } from '#domain/group/member-gates.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { companyStep, coordinatorFields, positionLimit } from './application-form.ts'
import { verdict } from './dashboard.ts'
import { guid, isoDate, isoInstant, kopecks, locale, text } from './field.ts'
import { draftMedia, draftPerson } from './participant.ts'
import { defineRoute } from './route.ts'
import { transferValues } from './transfer.ts'

/** Most members of one bulk call; a group itself may be larger. */
export const bulkLimit = 500

export const memberRole = z.enum(participantRoles).exclude(['coordinator'])

const groupParams = z.object({ guid })
const memberParams = z.object({ guid, participantGuid: guid })
const chosen = z.array(guid).min(1, 'required').max(bulkLimit, 'too_long')

/** The coordinator and the one organisation that all members represent. */
export const groupDetails = z.strictObject({
  coordinator: coordinatorFields,
  company: companyStep,
  locale,
})

export const group = groupDetails.extend({ guid, version: z.int(), memberCount: z.int() })
export type Group = z.infer<typeof group>

export const groupMember = z.object({
  participantGuid: guid,
  /** Version of the participant's form; a save names the version it was made on. */
  version: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  middleName: z.string().nullable(),
  latinName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  position: z.string().nullable(),
  role: memberRole,
  status: z.enum(applicationStatuses),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  /** The coordinator may still edit the form: until the person has confirmed it. */
  editable: z.boolean(),
  /** What the form still lacks before the link can be sent; empty when it is valid (spec point 3: valid or incomplete). */
  missing: z.array(z.object({ field: z.string(), code: z.enum(errorCodes) })),
  gates: z.record(z.enum(memberGates), z.enum(gateStates)),
  verdict,
  /** The confirmation link that still works; null when there is none. */
  link: z.object({ sentAt: isoInstant, expiresAt: isoInstant, expired: z.boolean() }).nullable(),
  remindedAt: isoInstant.nullable(),
  /** The open invoice that includes the person. */
  invoice: z.object({ guid, number: z.string(), dueOn: isoDate }).nullable(),
  /** This member is the coordinator. */
  self: z.boolean(),
  /** The place may be given to another person together with what was paid. */
  replaceable: z.boolean(),
  /** The member may take over such a place from somebody else in the group. */
  placeTaker: z.boolean(),
  /** given: their paid place went to another person; waiting: a paid place is theirs and counts from the approval on. */
  place: z.enum(['given', 'waiting']).nullable(),
  /** The application may be withdrawn: the person does not come, and nothing is paid for them. */
  withdrawable: z.boolean(),
  /** When the coordinator asked for the money of this place back; null when nobody has, or it was returned. */
  refundAskedAt: isoInstant.nullable(),
})
export type GroupMember = z.infer<typeof groupMember>

/** The group summary of spec point 4: it counts people, not edition days. */
export const groupSummary = z.object({
  total: z.int(),
  draft: z.int(),
  awaitingConfirmation: z.int(),
  awaitingReview: z.int(),
  approved: z.int(),
  paid: z.int(),
  rejected: z.int(),
})

export const groupBoard = z.object({
  group,
  summary: groupSummary,
  members: z.array(groupMember),
  feeKopecks: kopecks,
  payBy: isoDate,
  transferLocked: z.boolean(),
})
export type GroupBoard = z.infer<typeof groupBoard>

/** The result for each person of a bulk call; one failure does not stop the others. */
export const bulkResult = z.object({
  results: z.array(z.object({ participantGuid: guid, ok: z.boolean(), code: z.enum(errorCodes).nullable() })),
})
export type BulkResult = z.infer<typeof bulkResult>

export const createGroup = defineRoute({
  method: 'POST',
  path: '/groups',
  summary: 'Start a group; an account has one in an edition (group_exists)',
  policy: { kind: 'account' },
  body: groupDetails,
  idempotent: true,
  response: group,
})

export const saveGroup = defineRoute({
  method: 'PUT',
  path: '/groups/:guid',
  summary: 'Change the coordinator; the organisation only while nobody has confirmed',
  policy: { kind: 'account' },
  params: groupParams,
  body: groupDetails.extend({ version: z.int() }),
  response: group,
})

export const readGroupBoard = defineRoute({
  method: 'GET',
  path: '/groups/:guid/board',
  summary: 'People against gates, with the summary of the group',
  policy: { kind: 'account' },
  params: groupParams,
  compressed: true,
  response: groupBoard,
})

/** A person as a coordinator writes them down. */
export const memberForm = z.strictObject({
  person: draftPerson.omit({ prefix: true }).partial(),
  role: memberRole,
  media: draftMedia.optional(),
  /** The language of messages to the person. */
  locale,
})

export const readMember = defineRoute({
  method: 'GET',
  path: '/groups/:guid/members/:participantGuid',
  summary: 'The form of one member as the coordinator filled it in, until the person has confirmed',
  policy: { kind: 'account' },
  params: memberParams,
  response: memberForm.extend({ version: z.int(), status: z.enum(applicationStatuses) }),
})

export const addMember = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members',
  summary: 'Add a person; a phone that somebody else has taken is refused (phone_used)',
  policy: { kind: 'account' },
  params: groupParams,
  body: memberForm,
  idempotent: true,
  response: groupMember,
})

export const addSelf = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/self',
  summary:
    "Take the coordinator's own person into the group; of another organisation it is refused (group_other_company)",
  policy: { kind: 'account' },
  params: groupParams,
  idempotent: true,
  response: groupMember,
})

export const saveMember = defineRoute({
  method: 'PATCH',
  path: '/groups/:guid/members/:participantGuid',
  summary: 'Change the form of a member who has not confirmed yet',
  policy: { kind: 'account' },
  params: memberParams,
  body: memberForm.partial().extend({ version: z.int() }),
  response: groupMember,
})

export const changeMembers = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/change',
  summary: 'Set role, position or transfer of many members; each person gets their own result',
  policy: { kind: 'account' },
  params: groupParams,
  body: z.strictObject({
    participantGuids: chosen,
    change: z
      .strictObject({
        /** Editable until the person has confirmed. */
        role: memberRole.optional(),
        /** Editable until the badge is locked. */
        position: text(positionLimit).optional(),
        /** Editable until the edition's date. */
        transfer: transferValues.optional(),
      })
      .refine(change => Object.values(change).some(value => value !== undefined), 'required'),
  }),
  idempotent: true,
  response: bulkResult,
})

export const sendMemberLinks = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/send',
  summary: 'Send the confirmation link to members whose forms are valid; a new link kills the old one',
  policy: { kind: 'account' },
  params: groupParams,
  body: z.strictObject({ participantGuids: chosen }),
  idempotent: true,
  response: bulkResult,
})

export const remindMembers = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/remind',
  summary: 'Ask members for what they hold up; at most once a day each (reminded_recently)',
  policy: { kind: 'account' },
  params: groupParams,
  body: z.strictObject({ participantGuids: chosen }),
  idempotent: true,
  response: bulkResult,
})

export const removeMembers = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/remove',
  summary:
    'Remove members: an application that is not confirmed ends with it, a confirmed one goes on without the group',
  policy: { kind: 'account' },
  params: groupParams,
  body: z.strictObject({ participantGuids: chosen, reason: z.string().trim().max(500).optional() }),
  idempotent: true,
  response: bulkResult,
})

export const withdrawMembers = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/withdraw',
  summary:
    'Withdraw applications of members who do not come; an open invoice is reissued without them, a paid one is refused (refund_first)',
  policy: { kind: 'account' },
  params: groupParams,
  body: z.strictObject({ participantGuids: chosen, reason: z.string().trim().max(500).optional() }),
  idempotent: true,
  response: bulkResult,
})

export const askRefund = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/:participantGuid/refund',
  summary: 'Ask the organisers to return what was paid for a member, or take the request back',
  policy: { kind: 'account' },
  params: memberParams,
  body: z.strictObject({ asked: z.boolean(), reason: z.string().trim().max(500, 'too_long').optional() }),
  idempotent: true,
  response: groupMember,
})

import { z } from 'zod'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { assistantSections } from '#domain/access/participant-access.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { guid, isoInstant } from './field.ts'
import { normalisePhone } from './phone.ts'
import { defineRoute } from './route.ts'

/** A phone as typed; leaves the schema as E.164. `overwrite` instead of `transform`, so that a form with a wrong phone still reports its other faults. */
export const phone = z
  .string('required')
  .max(40, { error: 'phone_format', abort: true })
  .superRefine((typed, context) => {
    const result = typed.trim() === '' ? ({ ok: false, code: 'required' } as const) : normalisePhone(typed)
    if (!result.ok) context.addIssue({ code: 'custom', message: result.code })
  })
  .overwrite(typed => {
    const result = normalisePhone(typed)
    return result.ok ? result.phone : typed
  })

export const codePurposes = ['login', 'signup', 'staff', 'organizer'] as const

/** Answer to a proof-of-work challenge, where one was asked. */
const challenge = z.strictObject({ token: z.string().max(400), answer: z.string().max(64) }).optional()

export const otpRequestBody = z.strictObject({
  phone,
  consent: z.literal(true, 'consent_required'),
  purpose: z.enum(codePurposes),
  challenge,
})

export const otpVerifyBody = z.strictObject({
  requestId: z.guid('code_expired'),
  phone,
  code: z.string('required').regex(/^\d{6}$/, 'code_format'),
  challenge,
})

/** One participant of the account, as the client session keeps it (spec point 3). */
export const sessionUser = z.object({
  guid,
  statusId: z.int(),
  securityStatus: z.int(),
  /** The account's own person; others are managed by it. */
  primary: z.boolean(),
  /** Sections of a managed participant that the account may open; null for its own person, who may open all. */
  sections: z.array(z.enum(assistantSections)).nullable(),
  status: z.enum(applicationStatuses),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  role: z.enum(participantRoles),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  latinName: z.string().nullable(),
  companyShortName: z.string().nullable(),
  /** Null where there is no photograph, and for readers who may not open the profile. */
  photographFileGuid: guid.nullable(),
  /** The committee's words where it declined the application. */
  decisionReason: z.string().nullable(),
  /** When the confirmation link of somebody registered by this account expires; null for everybody else. */
  linkExpiresAt: isoInstant.nullable(),
})

export const sessionGroup = z.object({
  guid,
  coordinatorFirstName: z.string(),
  coordinatorMiddleName: z.string().nullable(),
  coordinatorLastName: z.string(),
  /** First name and surname for readers of English. */
  coordinatorLatinName: z.string(),
  coordinatorPhone: z.string(),
  coordinatorEmail: z.string(),
  companyGuid: z.string(),
})

export const sessionStaffCompany = z.object({
  guid,
  name: z.string(),
  ownerFirstName: z.string(),
  ownerMiddleName: z.string().nullable(),
  ownerLastName: z.string(),
  ownerPhone: z.string(),
  ownerEmail: z.string(),
  ownerPosition: z.string(),
  contractorRole: z.enum(contractorRoles),
})

export const sessionLists = z.object({
  phone: z.string(),
  users: z.array(sessionUser),
  groups: z.array(sessionGroup),
  staffCompanies: z.array(sessionStaffCompany),
  /** Roles in the console; empty for everybody else. */
  organiserRoles: z.array(z.enum(organiserRoles)),
})

export const otpVerifyAnswer = sessionLists.extend({
  accessToken: z.string(),
  expiresAt: isoInstant,
})

export type SessionUser = z.infer<typeof sessionUser>
export type SessionGroup = z.infer<typeof sessionGroup>
export type SessionStaffCompany = z.infer<typeof sessionStaffCompany>
export type SessionLists = z.infer<typeof sessionLists>
export type OtpVerifyAnswer = z.infer<typeof otpVerifyAnswer>

export const otpRequest = defineRoute({
  method: 'POST',
  path: '/auth/otp-request',
  summary: 'Send a one-time code by SMS',
  policy: { kind: 'public' },
  body: otpRequestBody,
  /** `expiresIn` and `retryAfter` in seconds. */
  response: z.object({
    requestId: guid,
    expiresIn: z.int(),
    retryAfter: z.int(),
  }),
})

export const otpVerify = defineRoute({
  method: 'POST',
  path: '/auth/otp-verify',
  summary: 'Exchange a one-time code for an access token; a console log-in may need a second factor after it',
  policy: { kind: 'public' },
  body: otpVerifyBody,
  response: otpVerifyAnswer,
})

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Revoke the access token at once',
  policy: { kind: 'account', blocked: true, organiser: true },
  response: null,
})

export const readSession = defineRoute({
  method: 'GET',
  path: '/session',
  summary: 'The lists of the account, fresh',
  policy: { kind: 'account', blocked: true, organiser: true },
  response: sessionLists,
})

export const renewSession = defineRoute({
  method: 'POST',
  path: '/session/renew',
  summary: 'Move the expiry of the access token later',
  policy: { kind: 'account', organiser: true },
  response: z.object({ accessToken: z.string(), expiresAt: isoInstant }),
})

export const logIn = z.object({
  guid,
  startedAt: isoInstant,
  expiresAt: isoInstant,
  audience: z.enum(['participant', 'organizer']),
  /** The log-in that makes this request. */
  current: z.boolean(),
})

export type LogIn = z.infer<typeof logIn>

export const listLogIns = defineRoute({
  method: 'GET',
  path: '/session/log-ins',
  summary: 'Where the account is logged in now, the newest first',
  policy: { kind: 'account' },
  response: z.object({ items: z.array(logIn) }),
})

export const logoutEverywhere = defineRoute({
  method: 'POST',
  path: '/auth/logout-everywhere',
  summary: 'Revoke every access token of the account at once, the calling one included unless it is kept',
  policy: { kind: 'account' },
  body: z.strictObject({ keepThis: z.boolean() }),
  response: z.object({ ended: z.int() }),
})

import { z } from 'zod'
import { secondFactorKinds } from '#domain/organiser/second-factor.ts'
import { otpVerifyAnswer } from './auth.ts'
import { guid, isoInstant, text } from './field.ts'
import { defineRoute } from './route.ts'
import {
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyRequest,
} from './second-factor-passkey.ts'

/** The log-in that waits for its second step, as `second_factor_required` names it. */
const login = z.string('required').max(100, 'second_factor_expired')

const appCode = z.string('required').regex(/^\d{6}$/, 'code_format')

/** A factor that is shown: a passkey's signature, the app's code, or a recovery code as typed. */
export const factorAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), response: passkeyAssertion }),
  z.strictObject({ kind: z.literal('app'), code: appCode }),
  z.strictObject({ kind: z.literal('recovery'), code: text(40) }),
])

export const passkeyName = text(60)

/** A factor that is set up. */
export const newFactor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), name: passkeyName, response: passkeyAttestation }),
  z.strictObject({ kind: z.literal('app'), code: appCode }),
])

/** The ways in which an account can show its second factor. */
export const factorWays = z.object({ passkey: z.boolean(), app: z.boolean(), recovery: z.boolean() })

const appSecret = z.object({
  /** Base 32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  address: z.string(),
})

const recoveryCodes = z.array(z.string())

export type FactorAnswer = z.infer<typeof factorAnswer>
export type NewFactor = z.infer<typeof newFactor>
export type FactorWays = z.infer<typeof factorWays>
export type AppSecret = z.infer<typeof appSecret>

// After the code: the log-in waits for the second step.

export const readWaitingLogin = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/state',
  summary: 'What a console log-in still needs after its code',
  policy: { kind: 'public' },
  body: z.strictObject({ login }),
  response: z.object({
    step: z.enum(['factor', 'invitation', 'setUp']),
    ways: factorWays,
    expiresAt: isoInstant,
  }),
})

export const startPasskeyLogin = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/passkey',
  summary: 'What a passkey has to sign for this log-in; counts once',
  policy: { kind: 'public' },
  body: z.strictObject({ login }),
  response: passkeyRequest,
})

export const answerSecondFactor = defineRoute({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Finish a console log-in by a passkey, the authenticator app or a recovery code',
  policy: { kind: 'public' },
  body: z.strictObject({ login, answer: factorAnswer }),
  response: otpVerifyAnswer,
})

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/auth/enrolment',
  summary: 'Show the invitation, so that this log-in may set up a second factor',
  policy: { kind: 'public' },
  body: z.strictObject({ login, invitation: text(40) }),
  response: null,
})

export const startPasskeyEnrolment = defineRoute({
  method: 'POST',
  path: '/auth/enrolment/passkey',
  summary: 'What the browser needs to make a passkey',
  policy: { kind: 'public' },
  body: z.strictObject({ login }),
  response: passkeyCreation,
})

export const startAppEnrolment = defineRoute({
  method: 'POST',
  path: '/auth/enrolment/app',
  summary: 'A new secret for an authenticator app',
  policy: { kind: 'public' },
  body: z.strictObject({ login }),
  response: appSecret,
})

export const finishEnrolment = defineRoute({
  method: 'POST',
  path: '/auth/enrolment/finish',
  summary: 'Set up the first second factor and finish the log-in; the recovery codes are told once',
  policy: { kind: 'public' },
  body: z.strictObject({ login, factor: newFactor }),
  response: otpVerifyAnswer.extend({ recoveryCodes }),
})

// In the console: one's own log-in.

const own = { kind: 'organiser', permission: 'any' } as const

export const ownFactor = z.object({
  guid,
  kind: z.enum(secondFactorKinds),
  /** Null for an app. */
  name: z.string().nullable(),
  createdAt: isoInstant,
  lastUsedAt: isoInstant.nullable(),
})

export type OwnFactor = z.infer<typeof ownFactor>

export const readOwnFactors = defineRoute({
  method: 'GET',
  path: '/organizer/log-in',
  summary: 'One’s own second factors',
  policy: own,
  response: z.object({
    factors: z.array(ownFactor),
    recoveryCodesLeft: z.int(),
    ways: factorWays,
    /** The last factor cannot be removed. */
    required: z.boolean(),
    /** Until then changes need no factor to be shown again; null where one is needed. */
    freshUntil: isoInstant.nullable(),
  }),
})

export const startPasskeyCheck = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/check/passkey',
  summary: 'What a passkey has to sign before a change of the log-in; counts once',
  policy: own,
  body: z.strictObject({}),
  response: passkeyRequest,
})

export const checkSecondFactor = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/check',
  summary: 'Show a second factor again, before a change of the log-in',
  policy: own,
  body: z.strictObject({ answer: factorAnswer }),
  response: z.object({ freshUntil: isoInstant }),
})

export const startNewPasskey = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/passkey',
  summary: 'What the browser needs to make another passkey',
  policy: own,
  body: z.strictObject({}),
  response: passkeyCreation,
})

export const startNewApp = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/app',
  summary: 'A new secret for an authenticator app; the old one stays good until the new one is confirmed',
  policy: own,
  body: z.strictObject({}),
  response: appSecret,
})

export const addSecondFactor = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/factors',
  summary: 'Add a passkey, or add or replace the authenticator app',
  policy: own,
  body: z.strictObject({ factor: newFactor }),
  /** Recovery codes where there were none yet. */
  response: z.object({ recoveryCodes: recoveryCodes.nullable() }),
})

export const removeSecondFactor = defineRoute({
  method: 'DELETE',
  path: '/organizer/log-in/factors/:guid',
  summary: 'Remove one of one’s own second factors',
  policy: own,
  params: z.object({ guid }),
  response: null,
})

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/organizer/log-in/recovery-codes',
  summary: 'New recovery codes; the old ones are void',
  policy: own,
  body: z.strictObject({}),
  response: z.object({ recoveryCodes }),
})

import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { duplicateFacts, duplicateStates } from '#domain/identity/judge-duplicates.ts'
import { nameReasonCodes } from '#domain/identity/name-reason.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { guid, isoInstant, page, wrappedText } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

/** Why two names were taken for one person's, with the letters that stand for one another. */
export const nameReason = z.object({
  code: z.enum(nameReasonCodes),
  part: z.enum(['lastName', 'firstName', 'middleName']).nullable(),
  left: z.string(),
  right: z.string(),
  letters: z.array(z.object({ left: z.string(), right: z.string(), how: z.enum(['same', 'sound', 'slip']) })),
})

/** One of the two records. */
export const duplicateRecord = z.object({
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  status: z.enum(applicationStatuses),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  position: z.string().nullable(),
  createdAt: isoInstant,
  submittedAt: isoInstant.nullable(),
})
export type DuplicateRecord = z.infer<typeof duplicateRecord>

export const duplicateRow = z.object({
  guid,
  version: z.int(),
  state: z.enum(duplicateStates),
  /** 0 to 100. */
  score: z.int(),
  left: duplicateRecord,
  right: duplicateRecord,
  names: z.array(nameReason),
  facts: z.array(z.object({ fact: z.enum(duplicateFacts), agrees: z.boolean() })),
  decided: z.object({ by: z.string(), at: isoInstant, note: z.string().nullable() }).nullable(),
})
export type DuplicateRow = z.infer<typeof duplicateRow>

const policy = { kind: 'organiser', permission: 'settle-duplicates' } as const

export const listDuplicates = defineRoute({
  method: 'GET',
  path: '/organizer/duplicates',
  summary: 'Pairs of records that are likely one person’s, the likeliest first, each with reasons',
  policy,
  query: listQuery.extend({ state: z.enum(duplicateStates).default('open') }),
  response: page(duplicateRow).extend({ counts: z.partialRecord(z.enum(duplicateStates), z.int()) }),
})

export const decideDuplicate = defineRoute({
  method: 'POST',
  path: '/organizer/duplicates/:guid/decision',
  summary: 'Say that the two are different people, or take that back',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({
    state: z.enum(duplicateStates),
    version: z.int(),
    note: wrappedText(500).or(z.literal('')).nullable(),
  }),
  idempotent: true,
  response: duplicateRow,
})
export type DuplicateDecision = z.output<typeof decideDuplicate.body>

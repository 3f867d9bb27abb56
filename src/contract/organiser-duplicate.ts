import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { duplicateSorts } from '#domain/identity/duplicate-sort.ts'
import { duplicateFacts, duplicateStates } from '#domain/identity/judge-duplicates.ts'
import {
  mergeFields,
  mergeNotices,
  mergeObstacles,
  mergeSides,
  movedKinds,
} from '#domain/identity/merge-duplicates.ts'
import { nameReasonCodes } from '#domain/identity/name-reason.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { dayRange, guid, isoInstant, page, wrappedText } from './field.ts'
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
  foundAt: isoInstant,
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
  summary: 'Pairs of records that are likely one person’s, each with reasons',
  policy,
  query: listQuery.extend({
    state: z.enum(duplicateStates).default('open'),
    sort: z.enum(duplicateSorts).default('likest'),
    /** The days on which the pair was found. */
    ...dayRange,
  }),
  response: page(duplicateRow).extend({ counts: z.partialRecord(z.enum(duplicateStates), z.int()) }),
})

export const decideDuplicate = defineRoute({
  method: 'POST',
  path: '/organizer/duplicates/:guid/decision',
  summary: 'Say that the two are different people, or take that back',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({
    state: z.enum(['open', 'different']),
    version: z.int(),
    note: wrappedText(500).or(z.literal('')).nullable(),
  }),
  idempotent: true,
  response: duplicateRow,
})
export type DuplicateDecision = z.output<typeof decideDuplicate.body>

/** A value as it is shown: a text, the day when it was given, a picture; all null where there is none. */
const mergeValue = z.object({
  text: z.string().nullable(),
  at: isoInstant.nullable(),
  fileGuid: guid.nullable(),
})
export type MergeValue = z.infer<typeof mergeValue>

const side = z.enum(mergeSides)
/** What is not named stays as the rule proposes. */
const choices = z.partialRecord(z.enum(mergeFields), side)

export const mergePreview = z.object({
  guid,
  version: z.int(),
  /** The record that stays, and the one that the rule would let stay. */
  keep: side,
  suggested: side,
  left: duplicateRecord,
  right: duplicateRecord,
  fields: z.array(
    z.object({
      field: z.enum(mergeFields),
      left: mergeValue,
      right: mergeValue,
      chosen: side,
      /** Whether it is not for the organiser to choose. */
      fixed: z.boolean(),
      /** Whether both say the same. */
      same: z.boolean(),
    }),
  ),
  moves: z.array(z.object({ kind: z.enum(movedKinds), count: z.int() })),
  notices: z.array(z.enum(mergeNotices)),
  obstacles: z.array(z.enum(mergeObstacles)),
  /** What the preview was made of; a merge of anything else is refused. */
  basis: z.string(),
})
export type MergePreview = z.infer<typeof mergePreview>

export const previewMerge = defineRoute({
  method: 'GET',
  path: '/organizer/duplicates/:guid/merge',
  summary: 'What merging two records would do: values to choose, what moves, and what speaks against it',
  policy,
  params: z.object({ guid }),
  /** Without `keep` the record that has come further stays. */
  query: z.object({ keep: side.optional() }),
  response: mergePreview,
})

export const mergeDuplicates = defineRoute({
  method: 'POST',
  path: '/organizer/duplicates/:guid/merge',
  summary: 'Merge two records of one person as previewed',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({ keep: side, choices, version: z.int(), basis: z.string().max(64, 'too_long') }),
  idempotent: true,
  /** The application that stays. */
  response: z.object({ applicationGuid: guid }),
})
export type MergeOrder = z.output<typeof mergeDuplicates.body>

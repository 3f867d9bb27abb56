import { z } from 'zod'
import { citizenshipSides } from '#domain/application/application-filter.ts'
import { longestMismatchDetails, sharedMismatchFields } from '#domain/passport/mismatch-field.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { passportSorts } from '#domain/passport/passport-sort.ts'
import { viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { auditRow } from './audit-row.ts'
import { dayRange, guid, isoInstant, listCounts, locale, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { passportBody } from './passport.ts'
import { defineRoute } from './route.ts'

export const passportRow = z.object({
  applicationGuid: guid,
  name: z.string(),
  citizenship: z.string().nullable(),
  company: z.string().nullable(),
  security: z.enum(securityStatuses),
  savedAt: isoInstant.nullable(),
  given: z.boolean(),
})

export const listPassports = defineRoute({
  method: 'GET',
  path: '/organizer/passports',
  summary: 'The queue of the passport check, the earliest saved first or in order of another column',
  policy: { kind: 'organiser', permission: 'read-passports' },
  /** The days are those on which the passports were saved. */
  query: listQuery.extend({
    security: z.enum(passportQueueStates).optional(),
    citizenship: z.enum(citizenshipSides).optional(),
    sort: z.enum(passportSorts).default('saved'),
    ...dayRange,
  }),
  response: page(passportRow).extend({
    /** How many stand in each state of the queue under the same search. */
    ...listCounts(passportQueueStates),
  }),
})

export const countPassportFilters = defineRoute({
  method: 'GET',
  path: '/organizer/passports/counts',
  summary: 'How many passports each citizenship would find beside the state, the days and the search',
  policy: { kind: 'organiser', permission: 'read-passports' },
  query: listPassports.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ citizenship: z.array(valueCount) }) }),
})

export const passportDetail = passportRow.extend({
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  photographFileGuid: guid.nullable(),
  /** In which language the person reads what did not match. */
  locale,
  /** The data in full; opening them is recorded and shown to the person. */
  data: passportBody.nullable(),
  warnings: z.array(z.string()),
  /** The last day on which data and scans are kept. */
  keptUntil: z.string(),
  history: z.array(auditRow),
})

/** A POST because it leaves a record: who looked, when and why (design.md §3, a secret). */
export const openPassport = defineRoute({
  method: 'POST',
  path: '/organizer/passports/:guid/open',
  summary: 'Open the passport data of one application; the viewing is recorded',
  policy: { kind: 'organiser', permission: 'read-passports' },
  params: z.object({ guid }),
  body: z.strictObject({ purpose: z.enum(viewingPurposes) }),
  response: passportDetail,
})

/** A POST because it leaves a record for everybody whose number is shown whole. */
export const printPassportList = defineRoute({
  method: 'POST',
  path: '/organizer/passports/approved.pdf',
  summary:
    'The list of approved people to be printed and signed, with the number masked unless the purpose needs it',
  policy: { kind: 'organiser', permission: 'read-passports' },
  body: z.strictObject({ purpose: z.enum(viewingPurposes) }),
  response: 'bytes',
})

export const securityDecisions = ['verify', 'fail', 'refuse', 'hold', 'lookAgain'] as const

function requireNoteToDecide(
  { decision, note }: { decision: SecurityDecision; note: string | null },
  context: z.RefinementCtx,
): void {
  if ((decision === 'fail' || decision === 'refuse') && !note)
    context.addIssue({ code: 'custom', message: 'reason_required', path: ['note'] })
}

export const decidePassport = defineRoute({
  method: 'POST',
  path: '/organizer/passports/:guid/decision',
  summary: 'Verify, fail, refuse, put on hold or look again',
  policy: { kind: 'organiser', permission: 'decide-passports' },
  params: z.object({ guid }),
  body: z
    .strictObject({
      decision: z.enum(securityDecisions),
      note: z.string().trim().max(1000, 'too_long').nullable(),
      /** When the data that were checked had been saved, so that newer data are not decided unseen. */
      savedAt: isoInstant.nullable(),
    })
    .superRefine(requireNoteToDecide),
  idempotent: true,
  response: passportRow,
})

/** Most people of one bulk decision; each is a transaction. */
export const passportsAtOnce = 100

const passports = z
  .array(
    z.strictObject({
      /** Of the application. */
      guid,
      /** When the data were saved that the list shows. */
      savedAt: isoInstant.nullable(),
    }),
  )
  .min(1, 'required')
  .max(passportsAtOnce, 'too_long')

const passportResults = z.object({
  results: z.array(z.object({ guid, ok: z.boolean(), code: z.enum(errorCodes).nullable() })),
})

export const previewPassportDecisions = defineRoute({
  method: 'POST',
  path: '/organizer/passports/decision-preview',
  summary: 'What a decision on several people would come to, each with the reason against it; writes nothing',
  policy: { kind: 'organiser', permission: 'decide-passports' },
  body: z.strictObject({ passports, decision: z.enum(securityDecisions) }),
  response: passportResults,
})

export const decidePassports = defineRoute({
  method: 'POST',
  path: '/organizer/passports/decisions',
  summary:
    'Decide on several people, each with their own result; verified are those whom this operator has looked at',
  policy: { kind: 'organiser', permission: 'decide-passports' },
  body: z
    .strictObject({
      passports,
      decision: z.enum(securityDecisions),
      /** What differs on each of the documents; each person reads it in their language, before the note. */
      fields: z.array(z.enum(sharedMismatchFields)).max(sharedMismatchFields.length).default([]),
      note: z.string().trim().max(1000, 'too_long').nullable(),
    })
    .superRefine(({ decision, fields, note }, context) => {
      if (fields.length === 0) return requireNoteToDecide({ decision, note }, context)
      if (decision !== 'fail')
        context.addIssue({ code: 'custom', message: 'value_invalid', path: ['fields'] })
      if (note && note.length > longestMismatchDetails)
        context.addIssue({ code: 'custom', message: 'too_long', path: ['note'] })
    }),
  idempotent: true,
  response: passportResults,
})

export type PassportRow = z.infer<typeof passportRow>
export type PassportDetail = z.infer<typeof passportDetail>
export type SecurityDecision = (typeof securityDecisions)[number]

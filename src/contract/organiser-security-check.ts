import { z } from 'zod'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { checkingPurposes } from '#domain/passport/passport-viewing.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { checkedKinds } from '#domain/security-check/checked-kind.ts'
import { replyFindings } from '#domain/security-check/reconcile-reply.ts'
import { replyVerdicts } from '#domain/security-check/reply-verdict.ts'
import { dayRange, guid, isoInstant, locale, page } from './field.ts'
import { importBytes } from './import.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

const policy = { kind: 'organiser', permission: 'check-outside' } as const
const params = z.object({ guid })

export const securityCheck = z.object({
  guid,
  number: z.int(),
  purpose: z.enum(checkingPurposes),
  /** How many were put in, how many are still there (erased people drop out), and of how many a verdict was taken. */
  people: z.int(),
  left: z.int(),
  answered: z.int(),
  at: isoInstant,
  madeBy: z.string().nullable(),
  /** When it was last drawn for the service, and how often. */
  handedOverAt: isoInstant.nullable(),
  handovers: z.int(),
})

export type SecurityCheck = z.infer<typeof securityCheck>

export const listSecurityChecks = defineRoute({
  method: 'GET',
  path: '/organizer/security-checks',
  summary:
    'Lists handed to the outside security service, the newest first, and how many wait to be put into one',
  policy,
  /** The days on which the list was made. */
  query: listQuery.omit({ q: true }).extend(dayRange),
  response: page(securityCheck).extend({
    toCheck: z.array(z.object({ kind: z.enum(checkedKinds), waiting: z.int(), unlisted: z.int() })),
  }),
})

export const makeSecurityCheck = defineRoute({
  method: 'POST',
  path: '/organizer/security-checks',
  summary: 'Make a numbered list of whoever waits for security; nobody to put in is 404',
  policy,
  body: z.strictObject({
    kinds: z.array(z.enum(checkedKinds)).min(1, 'required').max(checkedKinds.length),
    /** Also those who stand in an earlier list with the same data. */
    again: z.boolean(),
    purpose: z.enum(checkingPurposes, 'required'),
  }),
  idempotent: true,
  response: z.object({ guid, number: z.int(), people: z.int() }),
})

export const checkRow = z.object({
  line: z.int(),
  key: z.string(),
  kind: z.enum(checkedKinds),
  /** Of the application, the employee or the vehicle. */
  subjectGuid: guid,
  /** Null where the person no longer takes part, was removed or erased. */
  person: z
    .object({
      name: z.string(),
      latinName: z.string(),
      company: z.string(),
      role: z.enum(participantRoles).nullable(),
      onSiteRole: z.enum(onSiteRoles).nullable(),
      vehicle: z.string().nullable(),
      standing: z.enum(['waits', 'held', 'cleared', 'refused', 'elsewhere']),
      /** Other data have been saved since: the file leaves them out, and no verdict is taken. */
      changed: z.boolean(),
    })
    .nullable(),
  verdict: z.enum(replyVerdicts).nullable(),
})

export type CheckRow = z.infer<typeof checkRow>

export const readSecurityCheck = defineRoute({
  method: 'GET',
  path: '/organizer/security-checks/:guid',
  summary: 'One list with its rows as they stand now',
  policy,
  params,
  compressed: true,
  response: securityCheck.extend({ rows: z.array(checkRow) }),
})

/** A POST because it leaves a record, and for each participant a viewing of their number. */
export const handOverSecurityCheck = defineRoute({
  method: 'POST',
  path: '/organizer/security-checks/:guid/list.xlsx',
  summary:
    'The list as XLSX for the outside service, drawn anew; without those who are gone or have changed since',
  policy,
  params,
  body: z.strictObject({ locale }),
  response: 'bytes',
})

export const replyRow = z.object({
  /** The row number that the spreadsheet shows. */
  number: z.int(),
  line: z.int().nullable(),
  /** As it came. */
  key: z.string(),
  typedName: z.string(),
  typedVerdict: z.string(),
  comment: z.string(),
  verdict: z.enum(replyVerdicts).nullable(),
  finding: z.enum(replyFindings),
})

export type ReplyRow = z.infer<typeof replyRow>

/** Multipart field `file`: XLSX or CSV up to 2 MB. */
export const readSecurityReply = defineRoute({
  method: 'POST',
  path: '/organizer/security-checks/:guid/reply',
  summary: 'Compare the reply of the outside service with the list, row by row; decides nothing',
  policy,
  params,
  upload: true,
  response: z.object({
    rows: z.array(replyRow),
    /** Lines of the list that the reply does not mention. */
    missing: z.array(z.int()),
  }),
})

export type SecurityReply = z.infer<typeof readSecurityReply.response>

export const replyBytes = importBytes

/** Longest comment that is kept with a decision. */
export const replyComment = 500

/** Rows of one call; the console sends a long reply in several. */
export const verdictsAtOnce = 50

export const takeSecurityReply = defineRoute({
  method: 'POST',
  path: '/organizer/security-checks/:guid/verdicts',
  summary: 'Take these verdicts, each with its own result, through the same transitions as by hand',
  policy,
  params,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          line: z.int().min(1).max(9999),
          verdict: z.enum(replyVerdicts),
          comment: z.string().trim().max(replyComment, 'too_long'),
        }),
      )
      .min(1, 'required')
      .max(verdictsAtOnce, 'too_long'),
  }),
  idempotent: true,
  response: z.object({
    results: z.array(
      z.object({
        line: z.int(),
        /** `already` where it stood so before: somebody else has taken it, or the reply was sent twice. */
        outcome: z.enum(['done', 'already', 'stays', 'refused']),
        code: z.enum(errorCodes).nullable(),
      }),
    ),
  }),
})

export type TakenVerdicts = z.infer<typeof takeSecurityReply.response>

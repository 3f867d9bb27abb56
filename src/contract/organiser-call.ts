import { z } from 'zod'
import { callSorts } from '#domain/passport/call-sort.ts'
import { callOutcomes, callQuestions, callTabs, linkObstacles } from '#domain/passport/mismatch-call.ts'
import { dayRange, guid, isoInstant, locale, page, text, valueCount, wrappedText } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { ownerChoice } from './organiser-owner.ts'
import { correctedNames } from './organiser-person.ts'
import { defineRoute } from './route.ts'

const owner = z.object({ name: z.string(), mine: z.boolean(), since: isoInstant }).nullable()

/** 0 before the first act. */
const version = z.int()

/** Somebody to be called because their passport did not match; the guid is of the application. */
export const callRow = z.object({
  guid,
  version,
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  /** Since when it is known that the data do not match. */
  openedAt: isoInstant,
  /** By when the first call is promised. */
  promisedBy: isoInstant,
  /** The promise has passed without a call. */
  isLate: z.boolean(),
  /** Null: as soon as possible. */
  callAt: isoInstant.nullable(),
  attempts: z.int(),
  lastOutcome: z.enum(callOutcomes).nullable(),
  owner,
  /** Why no link to the passport can be sent now; null when it can. */
  linkObstacle: z.enum(linkObstacles).nullable(),
})
export type CallRow = z.infer<typeof callRow>

/** The event `call` of the console’s stream. */
export const liveCallEvent = z.object({ callGuid: guid })

const policy = { kind: 'organiser', permission: 'call-mismatches' } as const
const params = z.object({ guid })

export const listCalls = defineRoute({
  method: 'GET',
  path: '/organizer/calls',
  summary: 'Whom to call because the passport did not match, the oldest promise first',
  policy,
  query: listQuery.extend({
    tab: z.enum(callTabs).default('due'),
    sort: z.enum(callSorts).default('turn'),
    owner: ownerChoice,
    /** The days on which the passport was found not to match. */
    ...dayRange,
  }),
  response: page(callRow).extend({
    /** How many there are under each tab with the same search, owner and days. */
    counts: z.partialRecord(z.enum(callTabs), z.int()),
  }),
})

export const countCallFilters = defineRoute({
  method: 'GET',
  path: '/organizer/calls/counts',
  summary: 'How many calls of the tab each owner would find beside the other filters',
  policy,
  query: listCalls.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ owner: z.array(valueCount) }) }),
})

export const callDetail = callRow.extend({
  phone: z.string().nullable(),
  /** Others who may be called: assistants with rights to the passport, and the contact person. */
  others: z.array(
    z.object({ name: z.string(), phone: z.string(), as: z.enum(['assistant', 'contactPerson']) }),
  ),
  locale,
  /** What the check found, as the person was told. */
  mismatch: z.string().nullable(),
  /** The document with its last two characters; null where none was given. */
  maskedNumber: z.string().nullable(),
  /** The person as typed in the application; the birth date is a question and not shown. */
  names: correctedNames,
  questions: z.array(z.object({ question: z.enum(callQuestions), matches: z.boolean().nullable() })),
  isProven: z.boolean(),
  mayAsk: z.boolean(),
  linkSentAt: isoInstant.nullable(),
  calls: z.array(
    z.object({
      guid,
      at: isoInstant,
      by: z.string(),
      outcome: z.enum(callOutcomes),
      callAt: isoInstant.nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type CallDetail = z.infer<typeof callDetail>

export const readCall = defineRoute({
  method: 'GET',
  path: '/organizer/calls/:guid',
  summary: 'One person to be called: whom, what about, the questions and what came of earlier calls',
  policy,
  params,
  response: callDetail,
})

export const takeCall = defineRoute({
  method: 'PUT',
  path: '/organizer/calls/:guid/owner',
  summary: 'Take a call or give it back; 409 when a colleague has done something meanwhile',
  policy,
  idempotent: true,
  params,
  body: z.strictObject({ owner: z.enum(['me', 'nobody']), version }),
  response: callDetail,
})

export const askIdentity = defineRoute({
  method: 'POST',
  path: '/organizer/calls/:guid/answers',
  summary: 'Whether an answer that the person gave on the phone is right; the right one is not told',
  policy,
  params,
  body: z.strictObject({
    question: z.enum(callQuestions),
    answer: z.string('required').trim().min(1, 'required').max(300, 'too_long'),
    version,
  }),
  idempotent: true,
  response: callDetail,
})

export const logCall = defineRoute({
  method: 'POST',
  path: '/organizer/calls/:guid/attempts',
  summary: 'Log what came of a call, and when to call next',
  policy,
  params,
  body: z.strictObject({
    outcome: z.enum(callOutcomes),
    callAt: isoInstant.nullable(),
    note: wrappedText(500).or(z.literal('')).nullable(),
    version,
  }),
  idempotent: true,
  response: callDetail,
})

export const sendCorrectionLink = defineRoute({
  method: 'POST',
  path: '/organizer/calls/:guid/link',
  summary: 'Send the person a link by SMS that opens their passport page once, within 24 hours',
  policy,
  params,
  body: z.strictObject({ version }),
  idempotent: true,
  response: callDetail,
})

export const correctOnCall = defineRoute({
  method: 'POST',
  path: '/organizer/calls/:guid/correction',
  summary: 'Correct names and birth date for a person who has proven who they are; the check looks again',
  policy,
  params,
  body: z.strictObject({
    names: correctedNames,
    /** Null leaves it as it is: it is not shown. */
    birthDate: text(10).nullable(),
    version,
  }),
  idempotent: true,
  response: z.object({ changed: z.int() }),
})

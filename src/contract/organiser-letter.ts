import { z } from 'zod'
import { letterAudiences, letterLimits, letterStates } from '#domain/letter/letter-audience.ts'
import { letterSorts } from '#domain/letter/letter-sort.ts'
import { deliveryFaults } from '#domain/message/delivery-fault.ts'
import { messageDeliveries } from '#domain/message/message-delivery.ts'
import { bilingual, dayRange, guid, isoInstant, listCounts, page, paragraphs, text } from './field.ts'
import { listQuery } from './organiser-application.ts'
import {
  deliveryCounts,
  mergedRecord,
  messagedPerson,
  peopleQuery,
  resendBody,
  resendReport,
} from './organiser-message-people.ts'
import { defineRoute } from './route.ts'

const policy = { kind: 'organiser', permission: 'send-letters' } as const
const params = z.object({ guid: z.guid('not_found') })

export const letterDraft = z.strictObject({
  audience: z.enum(letterAudiences, 'required'),
  subject: z.strictObject({ ru: text(letterLimits.subject), en: text(letterLimits.subject) }),
  text: z.strictObject({ ru: paragraphs(letterLimits.text), en: paragraphs(letterLimits.text) }),
})
export type LetterDraft = z.output<typeof letterDraft>

const readers = z.object({ ru: z.int(), en: z.int() })

const letter = z.object({
  guid: z.guid(),
  version: z.int(),
  state: z.enum(letterStates),
  audience: z.enum(letterAudiences),
  subject: bilingual,
  text: bilingual,
  /** Readers by language: those who would get it now, and of a released letter those who get it. */
  readers,
  /** Who withdrew the consent after the release. */
  leftOut: z.int(),
  updatedAt: isoInstant,
  /** By the machine's clock. */
  releasedAt: isoInstant.nullable(),
  recallUntil: isoInstant.nullable(),
  sentAt: isoInstant.nullable(),
})
export type Letter = z.output<typeof letter>

export const listLetters = defineRoute({
  method: 'GET',
  path: '/organizer/letters',
  summary: 'Marketing letters of the current edition, searched by their words, in the order asked for',
  policy,
  query: listQuery.extend({
    sort: z.enum(letterSorts).default('newest'),
    state: z.enum(letterStates).optional(),
    audience: z.enum(letterAudiences).optional(),
    /** Sent on these days. */
    ...dayRange,
  }),
  response: page(letter).extend({
    /** Whether the forum asks for the consent to advertising; without it no letter can be sent. */
    consentAsked: z.boolean(),
    /** Of each state under the same search, audience and days. */
    counts: z.record(z.enum(letterStates), z.int()),
    /** For each audience under the same search, state and days. */
    audienceCounts: z.record(z.enum(letterAudiences), z.int()),
  }),
})

const written = z.object({ subject: z.string(), text: z.string() })

export const readLetter = defineRoute({
  method: 'GET',
  path: '/organizer/letters/:guid',
  summary: 'One marketing letter as its readers get it, and of a released one how it stands with them',
  policy,
  params,
  response: letter.extend({ ru: written, en: written, counts: deliveryCounts }),
})
export type LetterDetail = z.output<(typeof readLetter)['response']>

const letterPerson = messagedPerson.extend({
  /** Left out because their record was merged into this one. */
  merged: mergedRecord.nullable(),
  /** Not before the letter was written to them. */
  messageGuid: guid.nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  /** Failed, and can be sent again. */
  retriable: z.boolean(),
})
export type LetterPerson = z.output<typeof letterPerson>

export const listLetterPeople = defineRoute({
  method: 'GET',
  path: '/organizer/letters/:guid/people',
  summary: 'Those to whom a released letter goes, and how it went',
  policy,
  params,
  query: peopleQuery,
  response: page(letterPerson).extend(listCounts(messageDeliveries)),
})

export const previewLetterResend = defineRoute({
  method: 'GET',
  path: '/organizer/letters/:guid/resend',
  summary: 'To whom a letter that failed would be sent again; changes nothing',
  policy,
  params,
  response: resendReport,
})

export const resendLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters/:guid/resend',
  summary: 'Send a letter again where it failed; whoever has withdrawn the consent is left out',
  policy,
  idempotent: true,
  params,
  body: resendBody,
  response: resendReport,
})

export const createLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters',
  summary: 'Begin a marketing letter',
  policy,
  idempotent: true,
  body: letterDraft,
  response: letter,
})

export const saveLetter = defineRoute({
  method: 'PUT',
  path: '/organizer/letters/:guid',
  summary: 'Change a letter that is not released; 409 when somebody changed it meanwhile',
  policy,
  params,
  body: z.strictObject({ version: z.int().min(1), draft: letterDraft }),
  response: letter,
})

export const removeLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters/:guid/remove',
  summary: 'Remove a letter that was not released; 409 when somebody changed it meanwhile',
  policy,
  idempotent: true,
  params,
  body: z.strictObject({ version: z.int().min(1) }),
  response: z.object({ guid }),
})

export const previewLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters/preview',
  summary: 'A letter as its readers get it in both languages, and how many they are; changes nothing',
  policy,
  body: letterDraft,
  response: z.object({ ru: written, en: written, readers, recallMinutes: z.int() }),
})

export const releaseLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters/:guid/release',
  summary: 'Release a letter; nobody gets it before the recall window ends',
  policy,
  idempotent: true,
  params,
  body: z.strictObject({ version: z.int().min(1) }),
  response: letter,
})

export const recallLetter = defineRoute({
  method: 'POST',
  path: '/organizer/letters/:guid/recall',
  summary: 'Take a released letter back before it is sent to anybody; it is a draft again',
  policy,
  idempotent: true,
  params,
  response: letter,
})

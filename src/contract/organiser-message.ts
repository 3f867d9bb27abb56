import { z } from 'zod'
import { deliveryFaults } from '#domain/message/delivery-fault.ts'
import { failedSorts } from '#domain/message/failed-sort.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { messageUrgencies } from '#domain/message/message-urgency.ts'
import { bilingual, dayRange, isoInstant, page } from './field.ts'
import { decisionKinds, listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

const channel = z.enum(messageChannels)
const fault = z.enum(deliveryFaults)

/** What a message is about, for those who must not read it. */
export const messageSubjects = [
  'account',
  'application',
  'passport',
  'payment',
  'group',
  'assistant',
  'reminder',
  'letter',
] as const

const policy = { kind: 'organiser', permission: 'read-messages' } as const

/** A message to a person, without its text. */
export const sentMessage = z.object({
  guid: z.guid(),
  channel,
  about: z.enum(messageSubjects),
  /** Which message of the catalogue. */
  name: z.string(),
  /** Of a letter whose text is kept, otherwise as every message of its kind has it; null where each has its own. */
  subject: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
  /** When it was sent; of one that was not, when it was or is due. */
  at: isoInstant,
  fault: fault.nullable(),
  /** A copy to whoever is told for the person. */
  copy: z.boolean(),
  /** Whether its text is still there and may be read in the console (decision 077). */
  readable: z.boolean(),
  /** Failed, and can be sent again. */
  retriable: z.boolean(),
})

export type SentMessage = z.output<typeof sentMessage>

export const readMessageQueue = defineRoute({
  method: 'GET',
  path: '/organizer/messages',
  summary:
    'What waits to be sent, by channel and urgency, since when, and what failed; times by the machine’s clock',
  policy,
  response: z.object({
    channels: z.array(
      z.object({
        channel,
        /** Messages a second. */
        pace: z.number(),
        /** Why nothing can be sent; null while it can. */
        failing: z
          .object({
            fault,
            detail: z.string().nullable(),
            since: isoInstant,
            nextTryAt: isoInstant.nullable(),
          })
          .nullable(),
        waiting: z.array(
          z.object({
            urgency: z.enum(messageUrgencies),
            due: z.int(),
            /** Held until a later time, such as the end of a recall window. */
            later: z.int(),
            oldestAt: isoInstant.nullable(),
          }),
        ),
      }),
    ),
    failed: z.array(z.object({ channel, fault, count: z.int(), retriable: z.int(), newestAt: isoInstant })),
  }),
})

const failedMessage = z.object({
  guid: z.guid(),
  channel,
  fault,
  /** A status or code of the gateway. */
  detail: z.string().nullable(),
  about: z.enum(messageSubjects),
  at: isoInstant,
  attempts: z.int(),
  /** Phone or e-mail address, most of it hidden; null once it is wiped. */
  to: z.string().nullable(),
  /** Where it goes when it is sent again, hidden likewise; null where that is the same. */
  corrected: z.string().nullable(),
  person: z.object({ applicationGuid: z.guid(), name: z.string() }).nullable(),
  retriable: z.boolean(),
})
export type FailedMessage = z.output<typeof failedMessage>

export const listFailedMessages = defineRoute({
  method: 'GET',
  path: '/organizer/messages/failed',
  summary: 'Messages that were given up in the last two weeks, searched by the people whom they are about',
  policy,
  query: listQuery.extend({
    channel: channel.optional(),
    fault: fault.optional(),
    sort: z.enum(failedSorts).default('newest'),
    /** Only messages of this marketing letter, or of this batch of decisions. */
    letter: z.guid().optional(),
    batch: z.guid().optional(),
    /** Given up on these days. */
    ...dayRange,
  }),
  response: page(failedMessage).extend({
    /** By channel and cause under the same search, letter or decision, and days, whichever channel and cause are asked for. */
    counts: z.array(z.object({ channel, fault, count: z.int() })),
  }),
})

export const retryMessages = defineRoute({
  method: 'POST',
  path: '/organizer/messages/retry',
  summary: 'Send failed messages again: one, or all of a channel that failed for one cause',
  policy,
  idempotent: true,
  body: z.union([z.strictObject({ guid: z.guid() }), z.strictObject({ channel, fault })]),
  response: z.object({ queued: z.int() }),
})

/** A message with what it was sent for, without its text. */
const messageRecord = sentMessage.extend({
  /** Phone or e-mail address, most of it hidden; null once it is wiped. */
  to: z.string().nullable(),
  /** A status or code of the gateway. */
  detail: z.string().nullable(),
  attempts: z.int(),
  queuedAt: isoInstant,
  person: z.object({ applicationGuid: z.guid(), name: z.string() }).nullable(),
  /** The marketing letter that it carries. */
  letter: z.object({ guid: z.guid(), subject: bilingual }).nullable(),
  /** The decisions released together of which it tells. */
  decision: z.object({ batchGuid: z.guid(), kind: z.enum(decisionKinds), count: z.int() }).nullable(),
})
export type MessageRecord = z.infer<typeof messageRecord>

export const readMessage = defineRoute({
  method: 'GET',
  path: '/organizer/messages/:guid',
  summary: 'One message: to whom, how it went, and the letter or decision that it was sent for',
  policy: { kind: 'organiser', permission: 'open-messages' },
  params: z.object({ guid: z.guid('not_found') }),
  response: messageRecord,
})

export const readMessageText = defineRoute({
  method: 'POST',
  path: '/organizer/messages/:guid/text',
  summary: 'The text of a message as it was sent; each reading is logged',
  policy: { kind: 'organiser', permission: 'read-message-texts' },
  params: z.object({ guid: z.guid() }),
  body: z.strictObject({}),
  response: z.object({
    subject: z.string().nullable(),
    text: z.string(),
    /** Phone or e-mail address, most of it hidden. */
    to: z.string(),
  }),
})

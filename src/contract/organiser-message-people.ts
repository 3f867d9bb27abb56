import { z } from 'zod'
import { deliverySorts, messageDeliveries } from '#domain/message/message-delivery.ts'
import { resendOutcomes } from '#domain/message/message-resend.ts'
import { guid, isoInstant } from './field.ts'
import { listQuery } from './organiser-application.ts'

/** One of those to whom a letter or a decision was sent. */
export const messagedPerson = z.object({
  applicationGuid: guid,
  name: z.string(),
  delivery: z.enum(messageDeliveries),
  /** When it was sent; of what was not, when it was or is due. */
  at: isoInstant,
})
export type MessagedPerson = z.output<typeof messagedPerson>

/** The record into which somebody's was merged: it is read instead. */
export const mergedRecord = z.object({ applicationGuid: guid, name: z.string() })
export type MergedRecord = z.output<typeof mergedRecord>

export const peopleQuery = listQuery.extend({
  delivery: z.enum(messageDeliveries).optional(),
  sort: z.enum(deliverySorts).default('newest'),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** How many stand how under the same search. */
export const deliveryCounts = z.partialRecord(z.enum(messageDeliveries), z.int())

/** Everybody whose messages have failed, or these people. */
export const resendBody = z.strictObject({
  applicationGuids: z.array(guid).min(1, 'required').max(400, 'too_long').optional(),
})

/** What sending again comes to, before it is done and after. */
export const resendReport = z.object({
  /** Messages that go; one person may have several. */
  messages: z.int(),
  /** Each person once, those who cannot be sent to first. */
  people: z.array(
    z.object({
      applicationGuid: guid,
      name: z.string(),
      outcome: z.enum(resendOutcomes),
      /** Phone or e-mail addresses, most of each hidden, that were corrected since and are used now. */
      corrected: z.array(z.string()),
      merged: mergedRecord.nullable(),
    }),
  ),
  /** Failed messages beyond those: so many are not done at once. */
  more: z.int(),
})
export type ResendReport = z.output<typeof resendReport>

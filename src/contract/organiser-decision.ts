import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { guid } from './field.ts'
import { decisionBatch } from './organiser-application.ts'
import { sentMessage } from './organiser-message.ts'
import { defineRoute } from './route.ts'

/** One released decision with everybody in it. */
export const decisionDetail = decisionBatch.omit({ applicants: true }).extend({
  people: z.array(
    z.object({
      applicationGuid: guid,
      name: z.string(),
      /** The application as it is today. */
      status: z.enum(applicationStatuses),
      /** The committee's words, as they were sent to this person. */
      reason: z.string().nullable(),
      messages: z.array(sentMessage),
    }),
  ),
})

export type DecisionDetail = z.infer<typeof decisionDetail>

const policy = { kind: 'organiser', permission: 'decide-applications' } as const
const params = z.object({ guid })

export const readDecision = defineRoute({
  method: 'GET',
  path: '/organizer/decisions/:guid',
  summary: 'One released decision: its people, and how each message went',
  policy,
  params,
  response: decisionDetail,
})

export const resendDecision = defineRoute({
  method: 'POST',
  path: '/organizer/decisions/:guid/resend',
  summary: 'Send the failed messages of a decision again',
  policy,
  params,
  body: z.strictObject({}),
  idempotent: true,
  response: z.object({ queued: z.int() }),
})

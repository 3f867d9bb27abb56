import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { guid, page } from './field.ts'
import { decisionBatch } from './organiser-application.ts'
import { sentMessage } from './organiser-message.ts'
import {
  deliveryCounts,
  messagedPerson,
  peopleQuery,
  resendBody,
  resendReport,
} from './organiser-message-people.ts'
import { defineRoute } from './route.ts'

/** One released decision. */
export const decisionDetail = decisionBatch.omit({ applicants: true })
export type DecisionDetail = z.infer<typeof decisionDetail>

const decisionPerson = messagedPerson.extend({
  /** The application as it is today. */
  status: z.enum(applicationStatuses),
  /** The committee's words, as they were sent to this person. */
  reason: z.string().nullable(),
  messages: z.array(sentMessage),
})
export type DecisionPerson = z.infer<typeof decisionPerson>

const policy = { kind: 'organiser', permission: 'decide-applications' } as const
const params = z.object({ guid })

export const readDecision = defineRoute({
  method: 'GET',
  path: '/organizer/decisions/:guid',
  summary: 'One released decision, and how its messages stand',
  policy,
  params,
  response: decisionDetail,
})

export const listDecisionPeople = defineRoute({
  method: 'GET',
  path: '/organizer/decisions/:guid/people',
  summary: 'The people of a released decision, and how each message went',
  policy,
  params,
  query: peopleQuery,
  response: page(decisionPerson).extend({ counts: deliveryCounts }),
})

export const previewDecisionResend = defineRoute({
  method: 'GET',
  path: '/organizer/decisions/:guid/resend',
  summary: 'To whom the failed messages of a decision would be sent again; changes nothing',
  policy,
  params,
  response: resendReport,
})

export const resendDecision = defineRoute({
  method: 'POST',
  path: '/organizer/decisions/:guid/resend',
  summary: 'Send the failed messages of a decision again',
  policy,
  params,
  body: resendBody,
  idempotent: true,
  response: resendReport,
})

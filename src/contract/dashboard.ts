import { z } from 'zod'
import { checklistItems } from '#domain/admission/checklist.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { guid, isoDate } from './field.ts'
import { defineRoute } from './route.ts'

export const openReason = z.object({ reason: z.string(), who: z.string(), by: isoDate.nullable() })

export const verdict = z.object({ mayEnter: z.boolean(), open: z.array(openReason) })

export const countdown = z.discriminatedUnion('state', [
  z.object({ state: z.literal('before'), months: z.int(), days: z.int() }),
  z.object({ state: z.literal('started') }),
  z.object({ state: z.literal('over') }),
])

/** The three answers of the cabinet's home: may I enter, what must I do, when. */
export const dashboard = z.object({
  guid,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  latinName: z.string().nullable(),
  companyShortName: z.string().nullable(),
  position: z.string().nullable(),
  photographFileGuid: guid.nullable(),
  status: z.enum(applicationStatuses),
  security: z.enum(securityStatuses),
  payment: z.enum(paymentStatuses),
  countdown,
  verdict,
  checklist: z.array(z.object({ item: z.enum(checklistItems), done: z.boolean(), available: z.boolean() })),
  /** The application has ended because another person has its place. */
  replaced: z.boolean(),
  /** The committee's words, where the application was rejected or reopened. */
  decisionReason: z.string().nullable(),
})

export type Dashboard = z.infer<typeof dashboard>

export const readDashboard = defineRoute({
  method: 'GET',
  path: '/participants/:guid/dashboard',
  summary: 'Countdown, admission verdict and checklist of one participant',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: dashboard,
})

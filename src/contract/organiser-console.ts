import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { waitingKinds } from '#domain/organiser/waiting-promise.ts'
import { attendingRoles, participantRoles } from '#domain/participant/participant-role.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { bilingual, guid, isoDate, isoInstant, kopecks } from './field.ts'
import { defineRoute } from './route.ts'

export const readConsole = defineRoute({
  method: 'GET',
  path: '/organizer/dashboard',
  summary: 'The funnel, the money and what waits for whom; parts that the role may not see are null',
  policy: { kind: 'organiser', permission: 'read-dashboard' },
  response: z.object({
    /** The name of whoever asks. */
    name: z.string(),
    applications: z.partialRecord(z.enum(applicationStatuses), z.int()).nullable(),
    payments: z.partialRecord(z.enum(paymentStatuses), z.int()).nullable(),
    passports: z.partialRecord(z.enum(passportQueueStates), z.int()).nullable(),
    invoices: z.partialRecord(z.enum(invoiceStatuses), z.int()).nullable(),
    money: z
      .object({ receivedKopecks: kopecks, awaitedKopecks: kopecks, refundDueKopecks: kopecks })
      .nullable(),
    /** What is overdue first, then what has waited longest. */
    waiting: z.array(
      z.object({
        what: z.enum(waitingKinds),
        count: z.int(),
        oldestAt: isoInstant.nullable(),
        /** The deadline of the oldest; null where neither the site nor the law promises one. */
        promisedBy: isoInstant.nullable(),
      }),
    ),
  }),
})

/** For how many days back the plots of the overview go, today among them. */
export const plottedDays = 14

const byDay = <Fields extends z.ZodRawShape>(fields: Fields) => z.array(z.object({ day: isoDate, ...fields }))

const funnelCounts = { sent: z.int(), approved: z.int(), rejected: z.int() }

export const readOverviewPlots = defineRoute({
  method: 'GET',
  path: '/organizer/overview',
  summary:
    'Applications, money, badges, passes, arrivals and messages as the plots of the overview; parts of other roles are null',
  policy: { kind: 'organiser', permission: 'read-dashboard' },
  response: z.object({
    /** Sent, approved and rejected on each day, together and of each role. */
    funnel: byDay({
      ...funnelCounts,
      roles: z.array(z.object({ role: z.enum(attendingRoles), ...funnelCounts })),
    }).nullable(),
    /** How long what waits for a decision has waited, in whole days; each span ends where the next begins. */
    ageing: z.array(z.object({ fromDays: z.int(), count: z.int() })).nullable(),
    /** How far the applications of each role are; roles that nobody applies in are left out. */
    roles: z
      .array(
        z.object({
          role: z.enum(participantRoles),
          counts: z.partialRecord(z.enum(applicationStatuses), z.int()),
        }),
      )
      .nullable(),
    money: byDay({ invoicesKopecks: kopecks, cardsKopecks: kopecks }).nullable(),
    badges: z.array(z.object({ standing: z.enum(badgeStandings), count: z.int() })).nullable(),
    passes: z.array(z.object({ state: z.enum(passStates), count: z.int() })).nullable(),
    /** People who said when they arrive, by hub and hour. */
    arrivals: z
      .object({
        hubs: z.array(z.object({ guid, name: bilingual })),
        hours: z.array(z.object({ day: isoDate, hour: z.int(), counts: z.array(z.int()) })),
      })
      .nullable(),
    messages: z
      .object({
        /** An e-mail costs nothing; text messages of before the parts were counted cost as one part. */
        days: byDay({ sms: z.int(), email: z.int(), smsParts: z.int() }),
        /** Of one part; null where the settings do not say it. */
        partKopecks: kopecks.nullable(),
      })
      .nullable(),
    /** How many passports stand where, and how long those that wait for the check have waited, in whole days. */
    vetting: z
      .object({
        states: z.array(z.object({ state: z.enum(passportQueueStates), count: z.int() })),
        /** `savedTo` is the last day on which those who have waited at least so long saved their passport. */
        ageing: z.array(z.object({ fromDays: z.int(), savedTo: isoDate, count: z.int() })),
      })
      .nullable(),
  }),
})

export const readClock = defineRoute({
  method: 'GET',
  path: '/organizer/clock',
  summary: 'The edition’s clock',
  policy: { kind: 'organiser', permission: 'any' },
  response: z.object({ now: isoInstant, movable: z.boolean() }),
})

export const moveClock = defineRoute({
  method: 'PUT',
  path: '/organizer/clock',
  summary: 'Move the demo clock (demo and test mode alone)',
  policy: { kind: 'organiser', permission: 'move-clock' },
  body: z.strictObject({ now: isoInstant }),
  response: z.object({ now: isoInstant, movable: z.boolean() }),
})

export const listFailedJobs = defineRoute({
  method: 'GET',
  path: '/organizer/failed-jobs',
  summary: 'Jobs that gave up: the dead letter queue',
  policy: { kind: 'organiser', permission: 'read-jobs' },
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        failedAt: isoInstant.nullable(),
        attempts: z.int(),
        /** In one word, as the log names it; null where the queue does not know. */
        cause: z.string().nullable(),
      }),
    ),
  }),
})

export const retryFailedJob = defineRoute({
  method: 'POST',
  path: '/organizer/failed-jobs/:id/retry',
  summary: 'Put a job that gave up back in its queue',
  policy: { kind: 'organiser', permission: 'read-jobs' },
  params: z.object({ id: z.guid('not_found') }),
  body: z.strictObject({}),
  response: null,
})

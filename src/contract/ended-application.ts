import { z } from 'zod'
import { defineRoute } from './route.ts'

/** How an account's own application of the current edition has ended: withdrawn, or its place was given to another person (decision 036). */
export const endedReasons = ['cancelled', 'replaced'] as const
export type EndedReason = (typeof endedReasons)[number]

export const readEndedApplication = defineRoute({
  method: 'GET',
  path: '/ended-application',
  summary:
    'How the account’s own application has ended, for whoever comes back and finds nothing; null while one stands',
  policy: { kind: 'account' },
  response: z.object({ reason: z.enum(endedReasons).nullable() }),
})

import { z } from 'zod'
import { defineRoute } from './route.ts'

/**
 * How an account's own application of the current edition has ended: withdrawn, or its place was given to another person (decision 036). `declined`: the account has none
 * of its own, and somebody whom it registered has declined.
 */
export const endedReasons = ['cancelled', 'replaced', 'declined'] as const
export type EndedReason = (typeof endedReasons)[number]

export const readEndedApplication = defineRoute({
  method: 'GET',
  path: '/ended-application',
  summary:
    'How the account’s own application has ended, or that somebody it registered has declined, for whoever comes back and finds nothing; null while one stands',
  policy: { kind: 'account' },
  response: z.object({ reason: z.enum(endedReasons).nullable() }),
})

import { z } from 'zod'
import { defineRoute } from './route.ts'

/**
 * Why an account's own application of the current edition has ended: withdrawn, or the place went to another person (decision 036). `declined`: the
 * account has no application of its own, and somebody whom it registered has declined.
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

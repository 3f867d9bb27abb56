import { z } from 'zod'
import { defineRoute } from './route.ts'

const params = z.object({ guid: z.guid('unsubscribe_not_registered') })

export const readSubscription = defineRoute({
  method: 'GET',
  path: '/unsubscribe/:guid',
  summary: 'Whom an unsubscribe link belongs to, masked; changes nothing, because preview bots open links',
  policy: { kind: 'public' },
  params,
  response: z.object({ email: z.string(), subscribed: z.boolean() }),
})

/** Accepts any body: mail programs post `List-Unsubscribe=One-Click` as a form (RFC 8058). */
export const unsubscribe = defineRoute({
  method: 'POST',
  path: '/unsubscribe/:guid',
  summary: 'Stop marketing letters; a second time tells that they had stopped before',
  failure: 'unsubscribe_failed',
  policy: { kind: 'public' },
  params,
  response: z.object({ email: z.string(), outcome: z.enum(['unsubscribed', 'already']) }),
})

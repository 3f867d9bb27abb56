import { z } from 'zod'
import { isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** What the app would have sent; in demo and test mode only (product.md §10). Served at /dev/outbox.json, outside /api/v2. */
export const outboxMessage = z.object({
  to: z.string(),
  channel: z.enum(['sms', 'email']),
  subject: z.string().nullable(),
  text: z.string(),
  code: z.string().nullable(),
  links: z.array(z.string()),
  /** Names of the files that went with it. */
  attachments: z.array(z.string()),
  sentAt: isoInstant,
})

export type OutboxMessage = z.infer<typeof outboxMessage>

export const readOutbox = defineRoute({
  method: 'GET',
  path: '/dev/outbox.json',
  summary: 'Messages of the development adapters, newest first',
  policy: { kind: 'demo' },
  query: z.object({ to: z.string().max(254).optional() }),
  response: z.array(outboxMessage),
})

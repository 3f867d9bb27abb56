// Messages queued directly, told apart by their templates.
import { randomUUID } from 'node:crypto'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import { insertMessage } from '#server/persistence/message-queries.ts'
import type { TestServer } from '#test/server.ts'

/** For sending messages that have no invoice with them. */
export const noInvoice = () => Promise.reject(new Error('no invoice goes with this message'))

export type QueuedMessage = {
  urgency?: MessageUrgency
  sender?: string | null
  notBefore?: Date
  expiresAt?: Date
  channel?: MessageChannel
  to?: string
}

export async function queueMessages(
  { services, database }: TestServer,
  queued: Record<string, QueuedMessage>,
): Promise<void> {
  const now = services.clock.wall()
  await database.transaction().execute(async tx => {
    for (const [template, { to = '+79160000001', ...one }] of Object.entries(queued)) {
      const guid = randomUUID()
      await insertMessage(tx, {
        ...{ guid, template, channel: 'sms', urgency: 'notice', sender: null, locale: 'en' },
        ...{ participantGuid: null, decisionGuid: null, copiedSection: null, expiresAt: null, parts: null },
        ...{ notBefore: now, createdAt: now },
        ...one,
        ...services.sealer.seal({ to, text: template, subject: template }, `message:${guid}`),
      })
    }
  })
}

/** As many messages, named by a prefix and their number from 1. */
export function manyMessages(
  prefix: string,
  count: number,
  one: QueuedMessage = {},
): Record<string, QueuedMessage> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, one]))
}

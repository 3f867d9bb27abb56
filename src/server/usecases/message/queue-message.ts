import { randomUUID } from 'node:crypto'
import type { Tx } from '../../persistence/database.ts'
import { insertMessage } from '../../persistence/message-queries.ts'
import type { Services } from '../../services.ts'
import { type MessageParameters, type MessageTemplate, renderMessage } from './render-message.ts'

export type Recipient = {
  participantGuid: string | null
  phone: string | null
  email: string | null
  locale: 'ru' | 'en'
}

export type QueueOptions = {
  /** The decision whose recall window holds the message back. */
  decisionGuid?: string
  /** Of the machine's clock; at once when absent. */
  notBefore?: Date
}

/**
 * Queues a service message by SMS and e-mail, where there is an address, in the transaction of the change that causes
 * it. Address and text are sealed until they are sent, then wiped.
 */
export async function queueMessage(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  recipient: Recipient,
  parameters: MessageParameters,
  options: QueueOptions = {},
): Promise<void> {
  const text = renderMessage(template, recipient.locale, { ...parameters, url: services.config.publicUrl })
  if (recipient.phone)
    await queueOne(services, tx, template, 'sms', recipient, { to: recipient.phone, text: text.sms }, options)
  if (recipient.email && text.email)
    await queueOne(
      services,
      tx,
      template,
      'email',
      recipient,
      { to: recipient.email, ...text.email },
      options,
    )
}

export type SealedMessage = { to: string; text: string; subject?: string }

async function queueOne(
  services: Services,
  tx: Tx,
  template: string,
  channel: 'sms' | 'email',
  recipient: Recipient,
  content: SealedMessage,
  options: QueueOptions,
): Promise<void> {
  const guid = randomUUID()
  const wall = services.clock.wall()
  const notBefore = options.notBefore ?? wall
  await insertMessage(tx, {
    guid,
    channel,
    template,
    locale: recipient.locale,
    participantGuid: recipient.participantGuid,
    decisionGuid: options.decisionGuid ?? null,
    notBefore,
    createdAt: wall,
    ...services.sealer.seal(content, `message:${guid}`),
  })
  await services.jobs.enqueue(
    tx,
    'send-message',
    { messageGuid: guid },
    notBefore > wall ? { startAfter: notBefore } : {},
  )
}

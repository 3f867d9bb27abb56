import { randomUUID } from 'node:crypto'
import { type NoticeChoice, noticeChannels } from '#domain/message/notice-channels.ts'
import type { Tx } from '../../persistence/database.ts'
import { insertMessage } from '../../persistence/message-queries.ts'
import type { Services } from '../../services.ts'
import type { CopiedSection } from './copy-policy.ts'
import { messageUrgency } from './message-urgency.ts'
import {
  type MessageParameters,
  type MessageTemplate,
  type RenderedMessage,
  renderMessage,
} from './render-message.ts'

export type Recipient = {
  participantGuid: string | null
  phone: string | null
  email: string | null
  locale: 'ru' | 'en'
  /** How the person wants service messages; both ways when absent. */
  noticesBy?: NoticeChoice
}

export type QueueOptions = {
  /** The decision whose recall window holds the message back. */
  decisionGuid?: string
  /** Of the machine's clock; at once when absent. */
  notBefore?: Date
  /** Makes it marketing, which carries the way to stop it and leaves only while it is agreed to (law 38-FZ). */
  marketing?: { unsubscribeGuid: string }
  /** Makes it a copy, which leaves only while whoever gets it still may (copy-to-contact.ts). */
  copiedSection?: CopiedSection
}

/**
 * Queues a message by SMS and e-mail, where there is an address and the person wants it there, in the transaction of the change that causes
 * it. Address and text are sealed until they are sent, then wiped.
 */
export function queueMessage(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  recipient: Recipient,
  parameters: MessageParameters,
  options: QueueOptions = {},
): Promise<void> {
  const text = renderMessage(template, recipient.locale, { ...parameters, url: services.config.publicUrl })
  return queueText(services, tx, template, recipient, text, options)
}

/** The same with a text that is ready. */
export async function queueText(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  recipient: Recipient,
  text: RenderedMessage,
  options: QueueOptions = {},
): Promise<void> {
  const { phone, email } = recipient
  const channels = noticeChannels(recipient.noticesBy ?? 'both', {
    phone: phone !== null && text.sms !== null,
    email: email !== null && text.email !== null,
  })
  if (phone && text.sms !== null && channels.includes('sms'))
    await queueOne(services, tx, template, 'sms', recipient, { to: phone, text: text.sms }, options)
  if (email && text.email && channels.includes('email'))
    await queueOne(services, tx, template, 'email', recipient, { to: email, ...text.email }, options)
}

export type SealedMessage = { to: string; text: string; subject?: string; unsubscribeUrl?: string }

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
  const { marketing } = options
  const stop = marketing && { unsubscribeUrl: unsubscribeUrl(services, recipient.locale, marketing) }
  await insertMessage(tx, {
    guid,
    channel,
    template,
    locale: recipient.locale,
    participantGuid: recipient.participantGuid,
    decisionGuid: options.decisionGuid ?? null,
    copiedSection: options.copiedSection ?? null,
    notBefore,
    createdAt: wall,
    ...(marketing && { category: 'marketing' }),
    ...services.sealer.seal({ ...content, ...stop }, `message:${guid}`),
  })
  const when = notBefore > wall ? { startAfter: notBefore } : {}
  if (template === 'code') await services.jobs.enqueue(tx, 'send-code', { messageGuid: guid }, when)
  else {
    const payload = { messageGuid: guid, urgency: messageUrgency(template) }
    await services.jobs.enqueue(tx, 'send-message', payload, when)
  }
}

/** The page that asks, which takes the one-click POST of mail programs as well (RFC 8058). */
function unsubscribeUrl(
  services: Services,
  locale: 'ru' | 'en',
  { unsubscribeGuid }: { unsubscribeGuid: string },
): string {
  return `${services.config.publicUrl}${locale === 'en' ? '/en' : ''}/unsubscribe/${unsubscribeGuid}`
}

import { randomUUID } from 'node:crypto'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import { type NoticeChoice, noticeChannels } from '#domain/message/notice-channels.ts'
import { countSmsParts } from '#domain/message/sms-parts.ts'
import type { Config } from '#server/config.ts'
import { insertMessage } from '#server/persistence/message-queries.ts'
import { accountOfRun } from '#server/persistence/run-mark.ts'
import type { QueueScene } from './message-scene.ts'
import type { CopiedSection } from './message-texts.ts'
import type { RenderedMessage } from './render-message.ts'

export type Recipient = {
  participantGuid: string | null
  phone: string | null
  email: string | null
  locale: 'ru' | 'en'
  /** How the person wants service messages; by default both ways. */
  noticesBy?: NoticeChoice
}

export type QueueOptions = {
  /** When it is less urgent than usual, because the same goes to many. */
  urgency?: MessageUrgency
  /** The decision whose recall window delays the message. */
  decisionGuid?: string
  /** Earliest sending, by the machine's clock; by default at once. */
  notBefore?: Date
  /** It is of no use from then on, by the machine's clock. */
  expiresAt?: Date
  /** For marketing, which carries an unsubscribe link and is sent only while agreed to (law 38-FZ). */
  marketing?: { unsubscribeGuid: string }
  /** The marketing letter that it carries. */
  letterGuid?: string
  /** For a copy, which is sent only while its recipient may still get it (copy-to-contact.ts). */
  copiedSection?: CopiedSection
  /** The invoice that goes with the letter; only for readers who may see it whole. */
  invoiceGuid?: string
  /** The group whose coordinator it goes to. */
  groupGuid?: string
  /** The contractor whose responsible employee it goes to. */
  staffCompanyGuid?: string
}

/** A message with its final texts. */
export type ReadyMessage = QueueOptions & { template: string; urgency: MessageUrgency; text: RenderedMessage }

/**
 * Queues a message by SMS and e-mail, as far as there are addresses and the person wants them, in the transaction of the change that causes it.
 * Address and text are sealed until they are sent, then wiped.
 */
export async function queueMessage(
  scene: QueueScene,
  { text, ...message }: ReadyMessage,
  recipient: Recipient,
): Promise<void> {
  const { phone, email } = recipient
  const channels = noticeChannels(recipient.noticesBy ?? 'both', {
    phone: phone !== null && text.sms !== null,
    email: email !== null && text.email !== null,
  })
  if (phone && text.sms !== null && channels.includes('sms'))
    await queueOne(scene, { ...message, channel: 'sms', content: { to: phone, text: text.sms } }, recipient)
  if (email && text.email && channels.includes('email'))
    await queueOne(scene, { ...message, channel: 'email', content: { to: email, ...text.email } }, recipient)
}

export type SealedMessage = { to: string; text: string; subject?: string; unsubscribeUrl?: string }

async function queueOne(
  { needs, tx }: QueueScene,
  {
    template,
    urgency,
    channel,
    content,
    ...options
  }: Omit<ReadyMessage, 'text'> & { channel: MessageChannel; content: SealedMessage },
  recipient: Recipient,
): Promise<void> {
  const guid = randomUUID()
  const wall = needs.clock.wall()
  const { marketing } = options
  const stop = marketing && {
    unsubscribeUrl: unsubscribeUrl(needs.config, recipient.locale, marketing),
  }
  await insertMessage(tx, {
    guid,
    channel,
    template,
    urgency,
    sender: accountOfRun(),
    locale: recipient.locale,
    participantGuid: recipient.participantGuid,
    decisionGuid: options.decisionGuid ?? null,
    copiedSection: options.copiedSection ?? null,
    ...(channel === 'email' && { invoiceGuid: options.invoiceGuid ?? null }),
    parts: channel === 'sms' ? countSmsParts(content.text) : null,
    notBefore: options.notBefore ?? wall,
    expiresAt: options.expiresAt ?? null,
    createdAt: wall,
    letterGuid: options.letterGuid ?? null,
    groupGuid: options.groupGuid ?? null,
    staffCompanyGuid: options.staffCompanyGuid ?? null,
    ...(marketing && { category: 'marketing' }),
    ...needs.sealer.seal({ ...content, ...stop }, `message:${guid}`),
  })
}

/** The unsubscribe page, which also accepts the one-click POST of mail programs (RFC 8058). */
export function unsubscribeUrl(
  config: Pick<Config, 'publicUrl'>,
  locale: 'ru' | 'en',
  { unsubscribeGuid }: { unsubscribeGuid: string },
): string {
  return `${config.publicUrl}${locale === 'en' ? '/en' : ''}/unsubscribe/${unsubscribeGuid}`
}

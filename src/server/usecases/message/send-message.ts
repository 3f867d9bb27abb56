import { isChannelFault, isLastTry, retryWaitSeconds } from '#domain/message/delivery-fault.ts'
import { keepsText } from '#domain/message/kept-text.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import type { MailAttachment } from '#server/adapters/mail/port.ts'
import { causeOf } from '#server/fault-log.ts'
import { markDecisionSent } from '#server/persistence/decision-queries.ts'
import { cancelMessage } from '#server/persistence/message-queries.ts'
import {
  markMessageFailed,
  markMessageSent,
  postponeMessage,
  restChannel,
  type TakenMessage,
  wakeChannel,
} from '#server/persistence/message-turn-queries.ts'
import { advertisingSince } from '#server/persistence/settings-queries.ts'
import { RefusalError } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { isStillCopied } from './copy-to-contact.ts'
import { subjectOf } from './message-subject.ts'
import type { SealedMessage } from './queue-message.ts'

/** Of a channel that failed, one message at a time tries it. */
export type MessageToSend = TakenMessage & { probes: boolean }

type Sending = Needs<'clock' | 'database' | 'faults' | 'log' | 'mail' | 'metrics' | 'sealer' | 'sms'>

/** Draws the invoice that goes with a letter, in the letter's language. */
export type DrawInvoice = (invoice: { guid: string; locale: 'ru' | 'en' }) => Promise<MailAttachment>

/**
 * Sends a taken message. No transaction is open meanwhile: a slow gateway would hold a database connection. A fault of the message is final; after a
 * fault of our settings or of the gateway the whole channel rests, and the message is tried again.
 */
export async function sendMessage(
  needs: Sending,
  message: MessageToSend,
  drawInvoice: DrawInvoice,
): Promise<void> {
  const { guid, channel, urgency } = message
  let providerId: string
  try {
    const content = await readIfWanted(needs, message)
    if (!content) return await cancelMessage(needs.database, guid)
    const { invoiceGuid, locale } = message
    const attachments = invoiceGuid ? [await drawInvoice({ guid: invoiceGuid, locale })] : []
    ;({ providerId } = await deliver(needs, { channel, content, attachments, reference: guid }))
  } catch (error) {
    return error instanceof DeliveryError
      ? noteFailure(needs, message, error)
      : noteAccident(needs, message, error)
  }
  needs.metrics.messageSent({ channel, urgency })
  await needs.database.transaction().execute(async tx => {
    const { template } = message
    const kept = keepsText({ template, about: subjectOf(template), urgency })
    await markMessageSent(tx, guid, { providerId, at: needs.clock.wall(), keepsText: kept })
    if (message.decisionGuid) await markDecisionSent(tx, message.decisionGuid, needs.clock.wall())
  })
  if (message.probes) await noteRecovery(needs, channel)
}

async function noteFailure(needs: Sending, message: MessageToSend, error: DeliveryError): Promise<void> {
  const { guid, channel, urgency, attempts } = message
  const { fault, message: detail, perhapsTaken } = error
  const at = needs.clock.wall()
  needs.metrics.messageFailed(channel, fault)
  if (isChannelFault(fault)) {
    needs.metrics.outsideFault(channel, fault)
    // All copies of the app share the channel, so that the outage is one line in all their logs.
    if (await restChannel(needs.database, channel, { fault, detail, at }))
      needs.log.error({ service: channel, cause: fault, detail }, 'messages cannot be sent')
  } else {
    needs.log.warn({ message: guid, service: channel, cause: fault, detail }, 'a message was not sent')
    // The gateway has judged this one message, so it works.
    if (message.probes) await noteRecovery(needs, channel)
  }
  if (isLastTry({ fault, perhapsTaken, attempts }))
    return markMessageFailed(needs.database, guid, { fault, detail })
  const retryAt = new Date(at.getTime() + retryWaitSeconds(urgency, attempts) * 1000)
  await postponeMessage(needs.database, guid, { fault, detail, retryAt })
}

/** Something of our own broke, not the gateway: the key ring, the database, a document that goes with the letter. The message waits. */
async function noteAccident(needs: Sending, message: MessageToSend, error: unknown): Promise<void> {
  // Many documents drawn at once are no fault.
  if (!(error instanceof RefusalError && error.code === 'service_busy'))
    needs.faults.report(message.channel, error)
  const retryAt = new Date(
    needs.clock.wall().getTime() + retryWaitSeconds(message.urgency, message.attempts) * 1000,
  )
  await postponeMessage(needs.database, message.guid, { fault: 'settings', detail: causeOf(error), retryAt })
}

async function noteRecovery(needs: Sending, channel: MessageChannel): Promise<void> {
  const since = await wakeChannel(needs.database, channel)
  if (!since) return
  const seconds = Math.round((needs.clock.wall().getTime() - since.getTime()) / 1000)
  needs.log.warn({ service: channel, seconds }, 'messages are sent again')
}

/** The text of a message that is still wanted: its reader may have withdrawn a consent or lost a right while it waited. */
async function readIfWanted(needs: Sending, message: MessageToSend): Promise<SealedMessage | null> {
  const { database } = needs
  const { guid, sealed, keyId, participantGuid, copiedSection } = message
  if (!sealed) return null
  if (message.category === 'marketing' && !(await isWanted(needs, participantGuid))) return null
  const content = needs.sealer.open(sealed, keyId, `message:${guid}`) as SealedMessage
  const copied = copiedSection && { participantGuid, copiedSection, address: content.to }
  return copied && !(await isStillCopied(database, copied)) ? null : content
}

/** Marketing is sent only to people who agree to it at this moment; service messages need no consent. */
async function isWanted(needs: Needs<'database'>, participantGuid: string | null): Promise<boolean> {
  return participantGuid !== null && (await advertisingSince(needs.database, participantGuid)) !== null
}

function deliver(
  needs: Needs<'mail' | 'sms'>,
  {
    channel,
    content,
    attachments,
    reference,
  }: {
    channel: MessageChannel
    content: SealedMessage
    attachments: readonly MailAttachment[]
    reference: string
  },
) {
  const { to, text, subject, unsubscribeUrl } = content
  if (channel === 'sms') return needs.sms.send({ to, text, reference })
  return needs.mail.send({
    ...{ to, subject: subject ?? '', text, html: asHtml(text), reference, attachments },
    ...(unsubscribeUrl && { unsubscribeUrl }),
  })
}

/** Plain letters as HTML: paragraphs and links, without remote content. */
function asHtml(text: string): string {
  const escaped = text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  const linked = escaped.replace(/https?:\/\/[^\s<]+[^\s<.,:;!?)]/g, url => `<a href="${url}">${url}</a>`)
  const paragraphs = linked.split(/\n{2,}/).map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
  return `<div style="font:16px/1.6 Arial,sans-serif;max-width:36em">${paragraphs.join('')}</div>`
}

import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { markDecisionSent } from '#server/persistence/decision-queries.ts'
import {
  cancelMessage,
  claimMessage,
  markMessageFailed,
  markMessageSent,
  releaseMessage,
} from '#server/persistence/message-queries.ts'
import { advertisingSince } from '#server/persistence/settings-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { isStillCopied } from './copy-to-contact.ts'
import type { SealedMessage } from './queue-message.ts'

/** The message of a dead sender is free again after this time. */
const claimMilliseconds = 60_000

/**
 * Sends one due message, unless a recalled decision has cancelled it. The sender that claims the message sends it, so two workers cannot both do so.
 * No transaction is open meanwhile: a slow gateway would hold a database connection. A final refusal is stored as failed; a temporary one is thrown,
 * and the queue retries it.
 */
export async function sendMessage(
  needs: Needs<'clock' | 'database' | 'log' | 'mail' | 'sealer' | 'sms'>,
  guid: string,
): Promise<void> {
  const { database } = needs
  const now = needs.clock.wall()
  const claimed = await claimMessage(database, guid, {
    now,
    lapsedBefore: new Date(now.getTime() - claimMilliseconds),
  })
  if (!claimed?.sealed) return
  if (claimed.category === 'marketing' && !(await isWanted(needs, claimed.participantGuid)))
    return cancelMessage(database, guid)
  const content = needs.sealer.open(claimed.sealed, claimed.keyId, `message:${guid}`) as SealedMessage
  const { participantGuid, copiedSection } = claimed
  // A recipient removed while the message waited gets no copy.
  if (
    copiedSection &&
    !(await isStillCopied(database, { participantGuid, copiedSection, address: content.to }))
  )
    return cancelMessage(database, guid)
  try {
    const { providerId } = await deliver(needs, { channel: claimed.channel, content, reference: guid })
    await database.transaction().execute(async tx => {
      await markMessageSent(tx, guid, { providerId, at: needs.clock.wall() })
      if (claimed.decisionGuid) await markDecisionSent(tx, claimed.decisionGuid, needs.clock.wall())
    })
  } catch (error) {
    if (error instanceof DeliveryError && !error.retryable) {
      needs.log.error({ message: guid }, 'a message was refused for good')
      return markMessageFailed(database, guid)
    }
    await releaseMessage(database, guid)
    throw error
  }
}

/** Marketing is sent only to people who agree to it at this moment; service messages need no consent. */
async function isWanted(needs: Needs<'database'>, participantGuid: string | null): Promise<boolean> {
  return participantGuid !== null && (await advertisingSince(needs.database, participantGuid)) !== null
}

function deliver(
  needs: Needs<'mail' | 'sms'>,
  { channel, content, reference }: { channel: 'sms' | 'email'; content: SealedMessage; reference: string },
) {
  const { to, text, subject, unsubscribeUrl } = content
  if (channel === 'sms') return needs.sms.send({ to, text, reference })
  return needs.mail.send({
    ...{ to, subject: subject ?? '', text, html: asHtml(text), reference },
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

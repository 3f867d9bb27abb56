import type { AssistantSection } from '#domain/access/participant-access.ts'
import { getsCopy } from '#domain/assistant/assistant-grant.ts'
import { type CopyRecipient, includesAddress, withoutDoubles } from '#domain/message/copy-recipients.ts'
import { m } from '#messages/compiled/messages.js'
import { listAssistantRows } from '#server/persistence/assistant-queries.ts'
import { findContactPerson } from '#server/persistence/contact-person-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findMessage, type MessageName } from './message-catalogue.ts'
import type { QueueScene } from './message-scene.ts'
import type { CopiedSection } from './message-texts.ts'
import { nameIn } from './name-in.ts'
import { type QueueOptions, queueMessage } from './queue-message.ts'
import type { RenderedMessage } from './render-message.ts'

type Copied = Pick<
  ParticipantRecord,
  | 'guid'
  | 'locale'
  | 'phone'
  | 'accountPhone'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'latinFirstName'
  | 'latinLastName'
>

type CopiedMessage = QueueOptions & {
  name: MessageName
  render: (locale: 'ru' | 'en') => RenderedMessage
  about?: AssistantSection
}

/**
 * Sends copies of a service message to the contact person and the assistants who want them, with a line that says whom it is about. Assistants get it
 * in their account's language, the contact person in the participant's.
 */
export async function copyToContact(
  scene: QueueScene,
  { name, render, about, ...options }: CopiedMessage,
  record: Copied,
): Promise<void> {
  const { copied: policy, copiedAs } = findMessage(name)
  if (options.marketing || policy === 'never') return
  const copiedSection = about ?? policy
  const template = copiedAs?.template ?? name
  const { guid: participantGuid, email } = record
  const own = { phone: record.phone ?? record.accountPhone, email }
  const recipients = await listRecipients(scene.tx, participantGuid, copiedSection)
  const speaking = recipients.map(each => ({ ...each, locale: each.locale ?? record.locale }))
  for (const { phone, email, locale, as } of withoutDoubles(speaking, own)) {
    const text = asCopy(render(locale), { name: nameIn(locale, record), locale, as })
    await queueMessage(
      scene,
      // Whoever gets a copy has not acted.
      { ...options, urgency: 'notice', template, text, copiedSection },
      { participantGuid, phone, email, locale },
    )
  }
}

/** Whether an address still gets copies: its owner may have been removed while the message waited. */
export async function isStillCopied(
  reader: Reader,
  message: { participantGuid: string | null; copiedSection: CopiedSection; address: string },
): Promise<boolean> {
  const { participantGuid, copiedSection, address } = message
  if (!participantGuid) return false
  return includesAddress(await listRecipients(reader, participantGuid, copiedSection), address)
}

/** Everybody who gets a copy now: the contact person first, then the assistants with rights to the section. */
async function listRecipients(
  reader: Reader,
  participantGuid: string,
  section: CopiedSection,
): Promise<(Omit<CopyRecipient, 'locale'> & { locale: CopyRecipient['locale'] | null })[]> {
  const contact = await findContactPerson(reader, participantGuid)
  const assistants = await listAssistantRows(reader, participantGuid)
  return [
    ...(contact?.getsNotices
      ? [{ phone: contact.phone, email: contact.email, as: 'contactPerson' as const, locale: null }]
      : []),
    ...assistants
      .filter(({ grantedAt, getsNotices, sections }) => {
        const rights = { getsNotices, sections: sections as AssistantSection[] }
        return grantedAt !== null && getsCopy(rights, section)
      })
      .map(({ phone, email, accountLocale }) => ({
        ...{ phone, email, as: 'assistant' as const },
        locale: accountLocale,
      })),
  ]
}

function asCopy(
  text: RenderedMessage,
  { name, locale, as }: { name: string; locale: 'ru' | 'en'; as: CopyRecipient['as'] },
): RenderedMessage {
  const letter = as === 'assistant' ? m.mail_copy_assistant_text : m.mail_copy_text
  return {
    sms: text.sms === null ? null : m.mail_copy_sms({ name, text: text.sms }, { locale }),
    email: text.email && {
      subject: m.mail_copy_subject({ subject: text.email.subject }, { locale }),
      text: letter({ name, text: text.email.text }, { locale }),
    },
  }
}

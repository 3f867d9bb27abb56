import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { copyToContact } from './copy-to-contact.ts'
import { type QueueOptions, queueMessage } from './queue-message.ts'
import type { MessageParameters, MessageTemplate } from './render-message.ts'

type Notified = Pick<
  ParticipantRecord,
  | 'guid'
  | 'locale'
  | 'phone'
  | 'accountPhone'
  | 'email'
  | 'noticesBy'
  | 'erasedAt'
  | 'firstName'
  | 'lastName'
  | 'latinFirstName'
  | 'latinLastName'
>

/** What a message says, of which sums, dates and lists of words differ by its language. */
export type MessageContent = MessageParameters | ((locale: 'ru' | 'en') => MessageParameters)

/** Tells a participant in their language, by SMS and e-mail as they want it, and whoever gets copies; `about` is the
 * section of a template that is sent about several. Nobody of whom nothing is left. */
export async function notifyParticipant(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  record: Notified,
  edition: EditionRow,
  content: MessageContent,
  options: QueueOptions & { about?: AssistantSection } = {},
): Promise<void> {
  if (record.erasedAt) return
  const recipient = {
    participantGuid: record.guid,
    phone: record.phone ?? record.accountPhone,
    email: record.email,
    locale: record.locale,
    noticesBy: record.noticesBy,
  }
  const known = (locale: 'ru' | 'en') => ({
    ...addressing({ ...record, locale }, edition),
    ...(typeof content === 'function' ? content(locale) : content),
  })
  await queueMessage(services, tx, template, recipient, known(record.locale), options)
  await copyToContact(services, tx, template, record, known, options)
}

/** How a message speaks to a person: by name in the message's script, of the forum in its language. */
export function addressing(
  record: Pick<Notified, 'locale' | 'firstName' | 'latinFirstName' | 'latinLastName'>,
  edition: EditionRow,
): MessageParameters {
  const latin = [record.latinFirstName, record.latinLastName].filter(Boolean).join(' ')
  const russian = record.locale === 'ru'
  return {
    name:
      (russian ? record.firstName : latin) ||
      latin ||
      record.firstName ||
      (russian ? 'участник' : 'participant'),
    forum: russian ? edition.nameRu : edition.nameEn,
    support: edition.supportEmail,
  }
}

import { m } from '#messages/compiled/messages.js'
import { findContactPerson } from '../../persistence/contact-person-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { type QueueOptions, queueText } from './queue-message.ts'
import { type MessageParameters, type MessageTemplate, renderMessage } from './render-message.ts'

/** What never leaves for anybody but the person: codes, and what the person decides alone. */
const neverCopied: readonly MessageTemplate[] = [
  'code',
  'erasure_requested',
  'erasure_refused',
  'erasure_done',
]

/** What an operator found in a passport stays with the person: the contact learns only that there is something to correct. */
const copiedAs: Partial<Record<MessageTemplate, MessageTemplate>> = {
  passport_failed: 'passport_failed_copy',
}

type Copied = Pick<
  ParticipantRecord,
  'guid' | 'locale' | 'firstName' | 'lastName' | 'latinFirstName' | 'latinLastName'
>

/** Sends the contact person, where they get copies, the same service message with a line that says whom it is about. */
export async function copyToContact(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  record: Copied,
  parameters: MessageParameters,
  options: QueueOptions,
): Promise<void> {
  if (options.marketing || neverCopied.includes(template)) return
  const contact = await findContactPerson(tx, record.guid)
  if (!contact?.getsNotices) return
  const { locale } = record
  const copied = copiedAs[template] ?? template
  const text = renderMessage(copied, locale, { ...parameters, url: services.config.publicUrl })
  const name = nameIn(locale, record)
  await queueText(
    services,
    tx,
    copied,
    { participantGuid: record.guid, phone: contact.phone, email: contact.email, locale },
    {
      sms: m.mail_copy_sms({ name, text: text.sms }, { locale }),
      email: text.email && {
        subject: m.mail_copy_subject({ subject: text.email.subject }, { locale }),
        text: m.mail_copy_text({ name, text: text.email.text }, { locale }),
      },
    },
    options,
  )
}

function nameIn(locale: 'ru' | 'en', record: Copied): string {
  const russian = fullName({ ...record, middleName: null })
  return locale === 'ru' ? russian : (latinName(record) ?? russian)
}

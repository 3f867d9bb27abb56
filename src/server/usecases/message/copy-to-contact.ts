import { m } from '#messages/compiled/messages.js'
import { findContactPerson } from '../../persistence/contact-person-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { type QueueOptions, queueText } from './queue-message.ts'
import { type MessageParameters, type MessageTemplate, renderMessage } from './render-message.ts'

/**
 * What the contact person gets of each message: the same, nothing, or another one in its place. Every template is named, so that a new one with
 * a link to log in by is not copied unasked. Codes and what the person decides alone never leave; what an operator
 * found in a passport stays with the person.
 */
const copies: Record<MessageTemplate, 'same' | 'never' | MessageTemplate> = {
  code: 'never',
  received: 'same',
  approved: 'same',
  approved_waived: 'same',
  rejected: 'same',
  reopened: 'same',
  more_information: 'same',
  photograph_requested: 'same',
  cancelled: 'same',
  passport_verified: 'same',
  passport_failed: 'passport_failed_copy',
  passport_failed_copy: 'never',
  passport_refused: 'same',
  passport_on_hold: 'same',
  change_granted: 'same',
  change_refused: 'same',
  speaker_leaves: 'same',
  chat_answer: 'same',
  payment_card_accepted: 'same',
  payment_card_failed: 'same',
  payment_invoice_issued: 'same',
  payment_invoice_replaced: 'same',
  payment_invoice_paid: 'same',
  payment_refunded: 'same',
  erasure_requested: 'never',
  erasure_refused: 'never',
  erasure_done: 'never',
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
  const copy = copies[template]
  if (options.marketing || copy === 'never') return
  const contact = await findContactPerson(tx, record.guid)
  if (!contact?.getsNotices) return
  const { locale } = record
  const copied = copy === 'same' ? template : copy
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

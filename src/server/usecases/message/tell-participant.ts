import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { ownNameIn } from './addressing.ts'
import { copyToContact } from './copy-to-contact.ts'
import { findMessage, type MessageContent, type MessageName } from './message-catalogue.ts'
import type { MessageScene } from './message-scene.ts'
import { type QueueOptions, queueMessage } from './queue-message.ts'
import { renderForCopy, renderMessage } from './render-message.ts'

type Told = Pick<
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

/**
 * Tells a participant in their language, by SMS and e-mail as they want it, and sends copies; `about` is the section of a message that is used for
 * several, `copied` what a copy says otherwise.
 */
export async function tell<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  person: Told,
  content: MessageContent<Name>,
  options: QueueOptions & { about?: AssistantSection; copied?: MessageContent<Name> } = {},
): Promise<void> {
  const { copied = content, ...queued } = options
  // An erased person has no address.
  if (person.erasedAt) return
  const { guid: participantGuid, email, locale, noticesBy } = person
  const phone = person.phone ?? person.accountPhone
  const spokenTo = (locale: 'ru' | 'en') => ({ name: ownNameIn(locale, person), locale })
  await queueMessage(
    scene,
    {
      urgency: findMessage(name).urgency,
      ...queued,
      template: name,
      text: renderMessage(scene, name, { to: spokenTo(locale), content }),
    },
    { participantGuid, phone, email, locale, noticesBy },
  )
  const render = (locale: 'ru' | 'en') =>
    renderForCopy(scene, name, { to: spokenTo(locale), content: copied })
  // A document is for its reader alone: whoever gets the copy may see less of it, or nothing.
  const { invoiceGuid: _own, ...shared } = queued
  await copyToContact(scene, { ...shared, name, render }, person)
}

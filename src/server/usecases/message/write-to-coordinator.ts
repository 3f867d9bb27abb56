import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { GroupRow } from '../../persistence/group-record-queries.ts'
import type { Services } from '../../services.ts'
import { addressing } from './notify-participant.ts'
import { queueMessage } from './queue-message.ts'
import type { MessageParameters, MessageTemplate } from './render-message.ts'

/** Writes to the coordinator of a group in the group's language, by e-mail, and by SMS where the message has one and the phone is named. */
export function writeToCoordinator(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  { group, edition, phone = null }: { group: GroupRow; edition: EditionRow; phone?: string | null },
  content: (locale: 'ru' | 'en') => MessageParameters,
): Promise<void> {
  const { email, locale, firstName } = group
  const addressed = { locale, firstName, latinFirstName: null, latinLastName: null }
  return queueMessage(
    services,
    tx,
    template,
    // Of nobody's application: it leaves whatever becomes of the people it is about.
    { participantGuid: null, phone, email, locale },
    { ...addressing(addressed, edition), ...content(locale) },
  )
}

export function coordinatorName({ firstName, lastName }: Pick<GroupRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

import type { GroupRow } from '#server/persistence/group-record-queries.ts'
import type { MessageContent, MessageName } from './message-catalogue.ts'
import type { MessageScene } from './message-scene.ts'
import type { QueueOptions } from './queue-message.ts'
import { tellAddressee } from './tell-addressee.ts'

/** Writes to a group's coordinator in the group's language, by e-mail, and by SMS if the message has one and the phone is given. */
export function writeToCoordinator<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  { group, phone = null }: { group: GroupRow; phone?: string | null },
  content: MessageContent<Name>,
  options: QueueOptions = {},
): Promise<void> {
  const { email, locale, firstName, latinFirstName } = group
  const called = (locale === 'en' && latinFirstName) || firstName
  // Not tied to a participant: it must be sent whatever happens to the people it is about.
  const coordinator = { participantGuid: null, phone, email, locale, name: called }
  return tellAddressee(scene, name, coordinator, content, { ...options, groupGuid: group.guid })
}

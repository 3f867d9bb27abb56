import type { MessageContent, MessageName } from './message-catalogue.ts'
import type { MessageScene } from './message-scene.ts'
import { type QueueOptions, queueMessage, type Recipient } from './queue-message.ts'
import { renderMessage } from './render-message.ts'

/** Somebody who is reached at an address that the caller knows; `name` is how they are spoken to. */
export type Addressee = Omit<Recipient, 'noticesBy'> & { name: string | null }

/** Tells somebody who is written to otherwise than as a participant: a coordinator, an assistant, a payer, an account. Nobody gets a copy. */
export function tellAddressee<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  to: Addressee,
  content: MessageContent<Name>,
  options: QueueOptions = {},
): Promise<void> {
  const text = renderMessage(scene, name, { to, content })
  return queueMessage(scene, { ...options, template: name, text }, to)
}

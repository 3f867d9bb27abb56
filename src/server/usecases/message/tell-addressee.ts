import { findMessage, type MessageContent, type MessageName } from './message-catalogue.ts'
import type { MessageScene } from './message-scene.ts'
import { type QueueOptions, queueMessage, type Recipient } from './queue-message.ts'
import { renderMessage } from './render-message.ts'

/** Somebody with an address known to the caller; `name` is how they are addressed. */
export type Addressee = Recipient & { name: string | null }

/** Tells somebody in a role other than participant: a coordinator, an assistant, a payer, an account. Nobody gets a copy. */
export function tellAddressee<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  to: Addressee,
  content: MessageContent<Name>,
  options: QueueOptions = {},
): Promise<void> {
  const text = renderMessage(scene, name, { to, content })
  const { urgency } = findMessage(name)
  return queueMessage(scene, { urgency, ...options, template: name, text }, to)
}

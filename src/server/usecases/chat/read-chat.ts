import type { ChatPart } from '#contract/chat.ts'
import { findThread } from '../../persistence/chat-queries.ts'
import type { AccountActor, OrganiserActor, Services } from '../../services.ts'
import { openConversation } from './open-conversation.ts'
import { ownConversation } from './own-conversation.ts'
import { type PartQuery, presentPart } from './present-chat.ts'

/** A part of the person's conversation with support. */
export async function readChat(
  { database }: Services,
  actor: AccountActor,
  { participant, ...part }: PartQuery & { participant?: string | undefined },
): Promise<ChatPart> {
  const { of } = await ownConversation(database, actor, participant)
  const thread = await findThread(database, of)
  return presentPart(database, thread, part, { side: 'person', accountGuid: actor.accountGuid })
}

/** A part of any conversation, for the console. */
export async function readChatMessages(
  { database }: Services,
  actor: OrganiserActor,
  threadGuid: string,
  part: PartQuery,
): Promise<ChatPart> {
  const thread = await openConversation(database, threadGuid)
  return presentPart(database, thread, part, { side: 'console', accountGuid: actor.accountGuid })
}

import type * as routes from '#contract/chat.ts'
import type * as organizerChatRoutes from '#contract/organizer-chat.ts'
import { findThread } from '../../persistence/chat-queries.ts'
import type { UseCase } from '../../use-case.ts'
import { openConversation } from './open-conversation.ts'
import { ownConversation } from './own-conversation.ts'
import { presentPart } from './present-chat.ts'

/** A part of the person's conversation with support. */
export const readChat: UseCase<typeof routes.readChat, 'database'> = async (
  { actor, query: { participant, ...part } },
  { database },
) => {
  const { of } = await ownConversation(database, actor, participant)
  const thread = await findThread(database, of)
  return presentPart(database, thread, {
    query: part,
    view: { side: 'person', accountGuid: actor.accountGuid },
  })
}

/** A part of any conversation, for the console. */
export const readChatMessages: UseCase<typeof organizerChatRoutes.readChatMessages, 'database'> = async (
  { actor, params: { guid: threadGuid }, query: part },
  { database },
) => {
  const thread = await openConversation(database, threadGuid)
  return presentPart(database, thread, {
    query: part,
    view: { side: 'console', accountGuid: actor.accountGuid },
  })
}

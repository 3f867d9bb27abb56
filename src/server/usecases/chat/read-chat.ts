import type * as routes from '#contract/chat.ts'
import type * as organiserChatRoutes from '#contract/organiser-chat.ts'
import { findChat } from '#server/persistence/chat-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { openChat } from './open-chat.ts'
import { ownChat } from './own-chat.ts'
import { presentPart } from './present-chat.ts'

/** A part of the person's chat with support. */
export const readChat: UseCase<typeof routes.readChat, 'database'> = async (
  { actor, query: { participant, ...part } },
  { database },
) => {
  const { of } = await ownChat(database, actor, participant)
  const chat = await findChat(database, of)
  return presentPart(database, chat, {
    query: part,
    view: { side: 'person', accountGuid: actor.accountGuid },
  })
}

/** A part of any chat, for the console. */
export const readChatMessages: UseCase<typeof organiserChatRoutes.readChatMessages, 'database'> = async (
  { actor, params: { guid: chatGuid }, query: part },
  { database },
) => {
  const chat = await openChat(database, chatGuid)
  return presentPart(database, chat, {
    query: part,
    view: { side: 'console', accountGuid: actor.accountGuid },
  })
}

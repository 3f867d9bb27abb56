import type * as routes from '#contract/organiser-chat.ts'
import type { Chat } from '#contract/organiser-chat.ts'
import { judgeClosing, judgeOwner } from '#domain/chat/chat-standing.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type ChatRecord, changeChat } from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { orRefuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { announceChat } from './announce-chat.ts'
import { chatAudit } from './chat-audit.ts'
import { loadChat } from './list-chats.ts'
import { lockOpenChat } from './open-chat.ts'

/** Takes a chat or gives it up. */
export const setChatOwner: UseCase<typeof routes.setChatOwner, 'clock' | 'database'> = (
  { actor, params: { guid }, body: wish, facts },
  needs,
) => {
  return settle(needs, guid, async (tx, chat) => {
    const { owner, from } = wish
    const callerGuid = actor.accountGuid
    orRefuse(judgeOwner(chat, { owner, seenOwner: from?.toLowerCase() ?? null, callerGuid }))
    const ownerGuid = owner === 'me' ? callerGuid : null
    if (ownerGuid === chat.ownerGuid) return
    await changeChat(tx, chat.guid, { ownerGuid })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, chat }),
      action: owner === 'me' ? 'takeChat' : 'giveChatBack',
      fromValue: chat.ownerGuid,
      toValue: ownerGuid,
    })
  })
}

/** Closes a chat that needs no answer, or reopens it. */
export const closeChat: UseCase<typeof routes.closeChat, 'clock' | 'database'> = (
  { actor, params: { guid }, body: { closed, lastNumber }, facts },
  needs,
) => {
  return settle(needs, guid, async (tx, chat) => {
    orRefuse(judgeClosing(chat, { closed, seenNumber: lastNumber, callerGuid: actor.accountGuid }))
    if (closed === (chat.closedAt !== null)) return
    await changeChat(tx, chat.guid, { closedAt: closed ? needs.clock.now() : null })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, chat }),
      action: closed ? 'closeChat' : 'openChat',
    })
  })
}

/** Changes a locked chat, notifies every console, and returns its new state. */
async function settle(
  { database }: Needs<'database'>,
  guid: string,
  change: (tx: Tx, chat: ChatRecord) => Promise<void>,
): Promise<Chat> {
  return database.transaction().execute(async tx => {
    const chat = await lockOpenChat(tx, guid)
    await change(tx, chat)
    await announceChat(tx, chat)
    return loadChat(tx, guid)
  })
}

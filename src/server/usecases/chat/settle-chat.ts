import type * as routes from '#contract/organizer-chat.ts'
import type { ChatThread } from '#contract/organizer-chat.ts'
import { judgeClosing, judgeOwner } from '#domain/chat/conversation.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { changeThread, type ThreadRecord } from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { orRefuse } from '../../refuse.ts'
import type { Needs, UseCase } from '../../use-case.ts'
import { announceChat } from './announce-chat.ts'
import { chatAudit } from './chat-audit.ts'
import { loadThread } from './list-chats.ts'
import { lockConversation } from './open-conversation.ts'

/** Takes a conversation or gives it back. */
export const setChatOwner: UseCase<typeof routes.setChatOwner, 'clock' | 'database'> = (
  { actor, params: { guid }, body: wish, facts },
  needs,
) => {
  return settle(needs, guid, async (tx, thread) => {
    const { owner, from } = wish
    const callerGuid = actor.accountGuid
    orRefuse(judgeOwner(thread, { owner, seenOwner: from?.toLowerCase() ?? null, callerGuid }))
    const ownerGuid = owner === 'me' ? callerGuid : null
    if (ownerGuid === thread.ownerGuid) return
    await changeThread(tx, thread.guid, { ownerGuid })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, thread }),
      action: owner === 'me' ? 'takeChat' : 'giveChatBack',
      fromValue: thread.ownerGuid,
      toValue: ownerGuid,
    })
  })
}

/** Closes a conversation that needs no answer, or opens it again. */
export const closeChat: UseCase<typeof routes.closeChat, 'clock' | 'database'> = (
  { actor, params: { guid }, body: { closed, lastNumber }, facts },
  needs,
) => {
  return settle(needs, guid, async (tx, thread) => {
    orRefuse(judgeClosing(thread, { closed, seenNumber: lastNumber, callerGuid: actor.accountGuid }))
    if (closed === (thread.closedAt !== null)) return
    await changeThread(tx, thread.guid, { closedAt: closed ? needs.clock.now() : null })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, thread }),
      action: closed ? 'closeChat' : 'openChat',
    })
  })
}

/** Changes a locked conversation, tells every console, and shows how it stands then. */
async function settle(
  { database }: Needs<'database'>,
  guid: string,
  change: (tx: Tx, thread: ThreadRecord) => Promise<void>,
): Promise<ChatThread> {
  return database.transaction().execute(async tx => {
    const thread = await lockConversation(tx, guid)
    await change(tx, thread)
    await announceChat(tx, thread)
    return loadThread(tx, guid)
  })
}

import type * as routes from '#contract/organiser-chat.ts'
import type { Chat } from '#contract/organiser-chat.ts'
import { organiserPermissions } from '#domain/access/organiser-role.ts'
import { judgeClosing } from '#domain/chat/chat-standing.ts'
import { judgeOwner } from '#domain/organiser/judge-owner.ts'
import { mayWork } from '#domain/organiser/taken-work.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type ChatRecord, changeChat } from '#server/persistence/chat-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { holdOrganiser, listAble } from '#server/persistence/organiser-team-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { announceChat } from './announce-chat.ts'
import { chatAudit } from './chat-audit.ts'
import { loadChat } from './list-chats.ts'
import { lockOpenChat } from './open-chat.ts'

/** Takes a chat, gives it up, or passes it to a colleague, who must be able to answer chats now. */
export const setChatOwner: UseCase<typeof routes.setChatOwner, 'clock' | 'database'> = (
  { actor, params: { guid }, body: wish, facts },
  needs,
) => {
  const { owner, from } = wish
  const callerGuid = actor.accountGuid
  const ownerGuid = owner === 'me' ? callerGuid : owner === 'nobody' ? null : owner.toLowerCase()
  const settling = { guid, heir: ownerGuid ?? callerGuid }
  return settle(needs, settling, async (tx, chat) => {
    orRefuse(judgeOwner(chat, { owner: ownerGuid, seenOwner: from?.toLowerCase() ?? null, callerGuid }))
    if (ownerGuid === chat.ownerGuid) return
    const passed = ownerGuid !== null && ownerGuid !== callerGuid
    if (passed && !(await colleagues(tx, needs)).some(({ accountGuid }) => accountGuid === ownerGuid))
      refuse('colleague_unavailable')
    await changeChat(tx, chat.guid, { ownerGuid })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, chat }),
      action: passed ? 'passChat' : ownerGuid ? 'takeChat' : 'giveChatBack',
      fromValue: chat.ownerGuid,
      toValue: ownerGuid,
    })
  })
}

/** To whom a chat can be passed: whoever may answer chats, without the caller. */
export const listChatColleagues: UseCase<typeof routes.listChatColleagues, 'clock' | 'database'> = async (
  { actor },
  needs,
) => ({
  items: (await colleagues(needs.database, needs))
    .filter(({ accountGuid }) => accountGuid !== actor.accountGuid)
    .map(({ accountGuid: guid, name }) => ({ guid, name })),
})

function colleagues(reader: Reader, { clock }: Needs<'clock'>) {
  return listAble(reader, { roles: organiserPermissions['answer-chats'], at: clock.wall() })
}

/** Closes a chat that needs no answer, or reopens it. */
export const closeChat: UseCase<typeof routes.closeChat, 'clock' | 'database'> = (
  { actor, params: { guid }, body: { closed, lastNumber }, facts },
  needs,
) => {
  return settle(needs, { guid, heir: null }, async (tx, chat) => {
    orRefuse(judgeClosing(chat, { closed, seenNumber: lastNumber, callerGuid: actor.accountGuid }))
    if (closed === (chat.closedAt !== null)) return
    await changeChat(tx, chat.guid, { closedAt: closed ? needs.clock.now() : null })
    await recordAudit(tx, {
      ...chatAudit(needs, { actor, facts, chat }),
      action: closed ? 'closeChat' : 'openChat',
    })
  })
}

/** Changes a locked chat, notifies every console, and returns its new state. Whoever is to have it keeps access and role meanwhile. */
async function settle(
  { database }: Needs<'database'>,
  { guid, heir }: { guid: string; heir: string | null },
  change: (tx: Tx, chat: ChatRecord) => Promise<void>,
): Promise<Chat> {
  return database.transaction().execute(async tx => {
    if (heir !== null && !mayWork((await holdOrganiser(tx, heir)) ?? [], 'chats'))
      refuse('colleague_unavailable')
    const chat = await lockOpenChat(tx, guid)
    await change(tx, chat)
    await announceChat(tx, chat)
    return loadChat(tx, guid)
  })
}

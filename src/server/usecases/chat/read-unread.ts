import type { UnreadCounts } from '#contract/chat.ts'
import { type ConversationOf, countMessages, findThread } from '../../persistence/chat-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { isOpenTo, loadParticipantFor } from '../participant/permitted-participant.ts'
import { countUnreadUpdates } from '../update/read-updates.ts'

/** What waits unread for one participant; for the account itself there are answers alone. */
export async function readUnread(
  services: Services,
  actor: AccountActor,
  participantGuid: string | undefined,
): Promise<UnreadCounts> {
  const { database } = services
  if (participantGuid === undefined) {
    const { guid: editionGuid } = await readCurrentEdition(database)
    const own = { editionGuid, participantGuid: null, accountGuid: actor.accountGuid }
    return { chat: await countAnswers(services, own), updates: 0 }
  }
  const { record, edition } = await loadParticipantFor(database, actor, participantGuid, 'home')
  const of = { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }
  const readsChat = await isOpenTo(database, actor, record, 'chat')
  const [chat, updates] = await Promise.all([
    readsChat ? countAnswers(services, of) : 0,
    countUnreadUpdates(services, record),
  ])
  return { chat, updates }
}

async function countAnswers({ database }: Services, of: ConversationOf): Promise<number> {
  const thread = await findThread(database, of)
  if (!thread) return 0
  return countMessages(database, thread.guid, { side: 'support', after: thread.personRead })
}

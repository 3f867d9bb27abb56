import type * as routes from '#contract/chat.ts'
import { type ChatOf, countMessages, findChat } from '#server/persistence/chat-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { isOpenTo, loadParticipantFor } from '../participant/permitted-participant.ts'
import { countUnreadUpdates } from '../update/read-updates.ts'

/** Unread counts of one participant; the account itself only has answers. */
export const readUnread: UseCase<typeof routes.readUnread, 'clock' | 'database' | 'published'> = async (
  { actor, query: { participant: participantGuid } },
  needs,
) => {
  const { database } = needs
  if (participantGuid === undefined) {
    const { guid: editionGuid } = await readCurrentEdition(database)
    const own = { editionGuid, participantGuid: null, accountGuid: actor.accountGuid }
    return { chat: await countAnswers(needs, own), updates: 0 }
  }
  const { record, edition } = await loadParticipantFor(database, actor, {
    guid: participantGuid,
    concern: 'home',
  })
  const of = { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }
  const readsChat = await isOpenTo(database, actor, { record, concern: 'chat' })
  const [chat, updates] = await Promise.all([
    readsChat ? countAnswers(needs, of) : 0,
    countUnreadUpdates(needs, record),
  ])
  return { chat, updates }
}

/** Answers that the person has not read. */
export async function countAnswers({ database }: Needs<'database'>, of: ChatOf): Promise<number> {
  const chat = await findChat(database, of)
  if (!chat) return 0
  return countMessages(database, chat.guid, { side: 'support', after: chat.personRead })
}

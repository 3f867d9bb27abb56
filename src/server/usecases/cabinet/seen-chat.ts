import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { findChat } from '#server/persistence/chat-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { presentPart } from '../chat/present-chat.ts'
import { countAnswers } from '../chat/read-unread.ts'
import type { PermittedParticipant } from '../participant/permitted-participant.ts'

/** As many as one request of the cabinet may ask for. */
const messagesShown = 100

type Seen = Omit<Extract<SeenPart, { part: 'chat' }>, 'part'>

/** The newest messages as the person sees them; nobody has received or read them by this. */
export async function seenChat(
  { database }: Needs<'database'>,
  { record, edition }: Pick<PermittedParticipant, 'record' | 'edition'>,
): Promise<Seen> {
  const of = { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }
  const view = { side: 'person', accountGuid: record.accountGuid } as const
  const chat = await findChat(database, of)
  return {
    chat: await presentPart(database, chat, { query: { limit: messagesShown }, view }),
    unread: await countAnswers({ database }, of),
  }
}

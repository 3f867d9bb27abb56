import { noticeAfterReading } from '#domain/chat/answer-notice.ts'
import {
  type ChatRecord,
  changeChat,
  countMessages,
  findChatByGuid,
  lockChatByGuid,
} from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'

/** Notifies a person of an unread answer, once until they read it. May run twice, early or late: the state of the chat decides. */
export async function tellOfAnswer(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  chatGuid: string,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    // The person before the chat, as erasing does: the queued message refers to both.
    const record = await holdPerson(tx, chatGuid)
    const chat = await lockChatByGuid(tx, chatGuid)
    if (!chat?.noticeAt || chat.noticeAt > needs.clock.wall()) return
    const unread = await countMessages(tx, chat.guid, { side: 'support', after: chat.personRead })
    if (unread > 0) await tellHolder(needs, tx, { chat, record })
    await changeChat(tx, chat.guid, noticeAfterReading({ noticeAt: null, noticed: true }, unread))
  })
}

/** The participant whose chat it is; undefined for an account's own one. */
async function holdPerson(tx: Tx, chatGuid: string): Promise<ParticipantRecord | undefined> {
  const { participantGuid: guid, editionGuid } = (await findChatByGuid(tx, chatGuid)) ?? {}
  return guid && editionGuid ? lockParticipant(tx, { guid, editionGuid }) : undefined
}

/** An account without a participant only has a phone. */
async function tellHolder(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { chat, record }: { chat: ChatRecord; record: ParticipantRecord | undefined },
): Promise<void> {
  const scene = { needs, tx, edition: await readCurrentEdition(tx) }
  if (record) return tell(scene, 'chat_answer', record, {})
  const { holderPhone: phone, holderLocale: locale } = chat
  return tellAddressee(
    scene,
    'chat_answer',
    { participantGuid: null, phone, email: null, locale, name: null },
    {},
  )
}

import { noticeAfterReading } from '#domain/chat/answer-notice.ts'
import {
  changeThread,
  countMessages,
  findThreadByGuid,
  lockThreadByGuid,
  type ThreadRecord,
} from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { lockParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Needs } from '../../use-case.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'

/**
 * Tells a person of an answer that has stayed unread, once until they read. May run twice, early or late: the conversation says whether there is
 * something to tell.
 */
export async function tellOfAnswer(
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'sealer'>,
  threadGuid: string,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    // The person before the conversation, as whoever erases them does: the message that is queued refers to both.
    const record = await holdPerson(tx, threadGuid)
    const thread = await lockThreadByGuid(tx, threadGuid)
    if (!thread?.noticeAt || thread.noticeAt > needs.clock.wall()) return
    const unread = await countMessages(tx, thread.guid, { side: 'support', after: thread.personRead })
    if (unread > 0) await tellHolder(needs, tx, { thread, record })
    await changeThread(tx, thread.guid, noticeAfterReading({ noticeAt: null, noticed: true }, unread))
  })
}

/** The participant whose conversation it is; undefined for an account's own one. */
async function holdPerson(tx: Tx, threadGuid: string): Promise<ParticipantRecord | undefined> {
  const { participantGuid: guid, editionGuid } = (await findThreadByGuid(tx, threadGuid)) ?? {}
  return guid && editionGuid ? lockParticipant(tx, { guid, editionGuid }) : undefined
}

/** Of an account only the phone is known. */
async function tellHolder(
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>,
  tx: Tx,
  { thread, record }: { thread: ThreadRecord; record: ParticipantRecord | undefined },
): Promise<void> {
  const scene = { needs, tx, edition: await readCurrentEdition(tx) }
  if (record) return tell(scene, 'chat_answer', record, {})
  const { holderPhone: phone, holderLocale: locale } = thread
  return tellAddressee(
    scene,
    'chat_answer',
    { participantGuid: null, phone, email: null, locale, name: null },
    {},
  )
}

import { noticeAfterReading } from '#domain/chat/answer-notice.ts'
import {
  changeThread,
  countMessages,
  findThreadByGuid,
  lockThreadByGuid,
  type ThreadRecord,
} from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import { lockParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { addressing, notifyParticipant } from '../message/notify-participant.ts'
import { queueMessage } from '../message/queue-message.ts'

/**
 * Tells a person of an answer that has stayed unread, once until they read. May run twice, early or late: the conversation says whether there is
 * something to tell.
 */
export async function tellOfAnswer(services: Services, threadGuid: string): Promise<void> {
  await services.database.transaction().execute(async tx => {
    // The person before the conversation, as whoever erases them does: the message that is queued refers to both.
    const record = await holdPerson(tx, threadGuid)
    const thread = await lockThreadByGuid(tx, threadGuid)
    if (!thread?.noticeAt || thread.noticeAt > services.clock.wall()) return
    const unread = await countMessages(tx, thread.guid, { side: 'support', after: thread.personRead })
    if (unread > 0) await tell(services, tx, thread, record)
    await changeThread(tx, thread.guid, noticeAfterReading({ noticeAt: null, noticed: true }, unread))
  })
}

/** The participant whose conversation it is; undefined for an account's own one. */
async function holdPerson(tx: Tx, threadGuid: string): Promise<ParticipantRecord | undefined> {
  const { participantGuid: guid, editionGuid } = (await findThreadByGuid(tx, threadGuid)) ?? {}
  return guid && editionGuid ? lockParticipant(tx, { guid, editionGuid }) : undefined
}

async function tell(
  services: Services,
  tx: Tx,
  thread: ThreadRecord,
  record: ParticipantRecord | undefined,
): Promise<void> {
  const edition = await readCurrentEdition(tx)
  if (record) return notifyParticipant(services, tx, 'chat_answer', record, edition, {})
  return tellAccount(services, tx, thread, edition)
}

/** Of an account only the phone is known. */
function tellAccount(services: Services, tx: Tx, thread: ThreadRecord, edition: EditionRow): Promise<void> {
  const locale = thread.holderLocale
  const nobody = { locale, firstName: null, latinFirstName: null, latinLastName: null }
  return queueMessage(
    services,
    tx,
    'chat_answer',
    { participantGuid: null, phone: thread.holderPhone, email: null, locale },
    addressing(nobody, edition),
  )
}

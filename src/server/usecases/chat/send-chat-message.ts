import type * as routes from '#contract/chat.ts'
import type * as organiserChatRoutes from '#contract/organiser-chat.ts'
import { holdWorker } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { lockChat } from '#server/persistence/chat-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { chatAudit } from './chat-audit.ts'
import { lockOpenChat } from './open-chat.ts'
import { ownChat } from './own-chat.ts'
import { writeMessage } from './write-message.ts'

type Body = { guid: string; text: string; files: string[] }

/** A message of the person, or of an assistant for the person, audited without its text; the first one begins the chat. */
export const sendChatMessage: UseCase<typeof routes.sendChatMessage, 'clock' | 'database' | 'jobs'> = (
  { actor, query: { participant: participantGuid }, body, facts },
  needs,
) => {
  return inOrder(needs, async tx => {
    const { of, role } = await ownChat(tx, actor, participantGuid)
    const chat = await lockChat(tx, of, needs.clock.now())
    const { message, isNew } = await writeMessage(needs, tx, {
      chat,
      writing: {
        ...writingOf(body),
        side: 'person',
        authorGuid: actor.accountGuid,
      },
    })
    if (isNew && of.participantGuid && role !== 'participant')
      await recordAudit(tx, {
        at: needs.clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: role,
        subjectKind: 'participant',
        subjectGuid: of.participantGuid,
        action: 'writeToSupport',
        requestId: facts.requestId,
      })
    return message
  })
}

/** An answer; the first one makes its author the owner of the chat. */
export const answerChat: UseCase<typeof organiserChatRoutes.answerChat, 'clock' | 'database' | 'jobs'> = (
  { actor, params: { guid: chatGuid }, body, facts },
  needs,
) => {
  return inOrder(needs, async tx => {
    await holdWorker(tx, actor, 'chats')
    const chat = await lockOpenChat(tx, chatGuid)
    const { message, isNew } = await writeMessage(needs, tx, {
      chat,
      writing: {
        ...writingOf(body),
        side: 'support',
        authorGuid: actor.accountGuid,
      },
    })
    if (isNew && chat.ownerGuid === null)
      await recordAudit(tx, {
        ...chatAudit(needs, { actor, facts, chat }),
        action: 'takeChat',
        toValue: actor.accountGuid,
      })
    return message
  })
}

/** PostgreSQL returns guids in lower case, so they are compared that way. */
const writingOf = ({ guid, text, files }: Body) => ({ guid: guid.toLowerCase(), text, files })

/** A guid that another chat has taken at the same moment is refused like one taken before. */
async function inOrder<Done>(needs: Needs<'database'>, run: (tx: Tx) => Promise<Done>): Promise<Done> {
  try {
    return await needs.database.transaction().execute(run)
  } catch (error) {
    if (breaks(error, 'chat_message_guid_key')) refuse('state_forbids')
    throw error
  }
}

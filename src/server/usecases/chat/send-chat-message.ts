import type * as routes from '#contract/chat.ts'
import type * as organizerChatRoutes from '#contract/organizer-chat.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { lockThread } from '../../persistence/chat-queries.ts'
import { breaks } from '../../persistence/constraint.ts'
import type { Tx } from '../../persistence/database.ts'
import { refuse } from '../../refuse.ts'
import type { Needs, UseCase } from '../../use-case.ts'
import { chatAudit } from './chat-audit.ts'
import { lockConversation } from './open-conversation.ts'
import { ownConversation } from './own-conversation.ts'
import { writeMessage } from './write-message.ts'

type Body = { guid: string; text: string; files: string[] }

/** A message of the person, or for the person by an assistant, which is written down without what it says; the first one begins the conversation. */
export const sendChatMessage: UseCase<typeof routes.sendChatMessage, 'clock' | 'database' | 'jobs'> = (
  { actor, query: { participant: participantGuid }, body, facts },
  needs,
) => {
  return inOrder(needs, async tx => {
    const { of, role } = await ownConversation(tx, actor, participantGuid)
    const thread = await lockThread(tx, of, needs.clock.now())
    const { message, isNew } = await writeMessage(needs, tx, {
      thread,
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

/** An answer; the first one takes a conversation that nobody owns. */
export const answerChat: UseCase<typeof organizerChatRoutes.answerChat, 'clock' | 'database' | 'jobs'> = (
  { actor, params: { guid: threadGuid }, body, facts },
  needs,
) => {
  return inOrder(needs, async tx => {
    const thread = await lockConversation(tx, threadGuid)
    const { message, isNew } = await writeMessage(needs, tx, {
      thread,
      writing: {
        ...writingOf(body),
        side: 'support',
        authorGuid: actor.accountGuid,
      },
    })
    if (isNew && thread.ownerGuid === null)
      await recordAudit(tx, {
        ...chatAudit(needs, { actor, facts, thread }),
        action: 'takeChat',
        toValue: actor.accountGuid,
      })
    return message
  })
}

/** PostgreSQL writes guids in small letters, and so they are compared. */
const writingOf = ({ guid, text, files }: Body) => ({ guid: guid.toLowerCase(), text, files })

/** A guid that another conversation has taken at the same moment is refused like one that it had before. */
async function inOrder<Done>(needs: Needs<'database'>, run: (tx: Tx) => Promise<Done>): Promise<Done> {
  try {
    return await needs.database.transaction().execute(run)
  } catch (error) {
    if (breaks(error, 'chat_message_guid_key')) refuse('state_forbids')
    throw error
  }
}

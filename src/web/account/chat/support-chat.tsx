import { MessagesSquare } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/participant-status.ts'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { personSource } from '#web/kit/chat/chat-source.ts'
import { ConversationPanel } from '#web/kit/chat/conversation-panel.tsx'
import type { LogAuthor } from '#web/kit/chat/message-log.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AnswerPromise } from './parts/answer-promise.tsx'

/** The conversation with support of a participant, or with null of the account itself. Fills its box. */
export function SupportChat({ participant }: { participant: string | null }) {
  const { phone } = useSession()
  const source = useMemo(() => personSource(participant, phone ?? ''), [participant, phone])
  const authorOf = useAuthorWords()
  return (
    <ConversationPanel
      key={source.key}
      source={source}
      label={m.chat_write()}
      authorOf={authorOf}
      head={view => <AnswerPromise answerBy={view.answerBy} />}
      empty={
        <EmptyState
          picture={<MessagesSquare aria-hidden="true" strokeWidth={1.25} className="size-9" />}
          title={m.chat_empty_title()}
        >
          {m.chat_empty_text()}
        </EmptyState>
      }
    />
  )
}

/** Who wrote, by name where it was not whoever reads: an assistant for the person, or the person to their assistant. */
function useAuthorWords(): (author: LogAuthor) => string {
  const locale = useLocale()
  const person = useCurrentParticipant()
  const name = person ? participantName(person, locale) : m.chat_you()
  return useCallback(
    ({ side, own, authorName }) => {
      if (side === 'support') return m.chat_support()
      return own ? m.chat_you() : (authorName ?? name)
    },
    [name],
  )
}

import { MessagesSquare } from 'lucide-react'
import { useMemo } from 'react'
import type { ChatSide } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useSession } from '../../session/use-session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AnswerPromise } from './answer-promise.tsx'
import { personSource } from './chat-source.ts'
import { ConversationPanel } from './conversation-panel.tsx'

const authorOf = ({ side }: { side: ChatSide }) => (side === 'person' ? m.chat_you() : m.chat_support())

/** The conversation with support of a participant, or with null of the account itself. Fills its box. */
export function SupportChat({ participant }: { participant: string | null }) {
  const { phone } = useSession()
  const source = useMemo(() => personSource(participant, phone ?? ''), [participant, phone])
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

import { Clock3, MessagesSquare } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { m } from '#messages/compiled/messages.js'
import { ChatPanel } from '#web/kit/chat/chat-panel.tsx'
import { personSource } from '#web/kit/chat/chat-source.ts'
import { dayWords } from '#web/kit/chat/day-words.ts'
import type { LogAuthor } from '#web/kit/chat/message-log.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type SupportChatProps = {
  /** Null stands for the account itself: a coordinator, or a company on site. */
  participant: string | null
  /** Whose chat it is, where others write in it too. */
  name: string
  /** What one may write about, while nothing is written yet. */
  emptyText: string
}

/** The chat of a participant or an account with support. Fills its box. */
export function SupportChat({ participant, name, emptyText }: SupportChatProps) {
  const { phone } = useSession()
  const source = useMemo(() => personSource(participant, phone ?? ''), [participant, phone])
  const authorOf = useAuthorWords(name)
  return (
    <ChatPanel
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
          {emptyText}
        </EmptyState>
      }
    />
  )
}

/** Names the author where it is somebody else on the reader's side: an assistant for the person, or the person for their assistant. */
function useAuthorWords(name: string): (author: LogAuthor) => string {
  const locale = useLocale()
  return useCallback(
    ({ side, own, authorName }) => {
      if (side === 'support') return m.chat_support()
      return own ? m.chat_you() : authorName ? typedName(authorName, locale) : name
    },
    [name, locale],
  )
}

/** The 24-hour promise: in general, with its deadline while somebody waits, with an apology once it is broken. */
function AnswerPromise({ answerBy }: { answerBy: string | null }) {
  const edition = useEdition()
  const locale = useLocale()
  const now = useForumClock(edition)
  const { timeZone } = edition
  return (
    <p role="status" className="flex items-center gap-2 border-b px-4 py-2.5 text-sm text-text-quiet">
      <Clock3 aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
      <span>{words()}</span>
    </p>
  )

  function words() {
    if (!answerBy) return m.chat_promise()
    const instant = Date.parse(answerBy)
    const when = `${dueDay(instant)}, ${formatTime(answerBy, locale, timeZone)}`
    return instant < now ? m.chat_promise_broken({ when }) : m.chat_promise_by({ when })
  }

  function dueDay(instant: number): string {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
    const words = dayWords(day, now, timeZone, locale)
    // Lower case within a sentence, except for an English month.
    return words.charAt(0).toLowerCase() + words.slice(1)
  }
}

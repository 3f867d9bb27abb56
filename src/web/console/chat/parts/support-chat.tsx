import { Reply } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { ChatPerson } from '#contract/organiser-chat.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { usePageActions } from '#web/console/search/queries.ts'
import { ChatPanel } from '#web/kit/chat/chat-panel.tsx'
import { chatTextId } from '#web/kit/chat/composer.tsx'
import type { LogAuthor } from '#web/kit/chat/message-log.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { supportSource } from '../queries.ts'
import { useReplies } from './canned-replies.tsx'

type SupportChatProps = { guid: string; person: ChatPerson | undefined }

/** A chat as support sees it: with the names of whoever answered, and with prepared answers. */
export function SupportChat({ guid, person }: SupportChatProps) {
  const source = useMemo(() => supportSource(guid), [guid])
  const tools = useReplies(person)
  const locale = useLocale()
  const answer = () => document.getElementById(chatTextId)?.focus()
  usePageActions([{ key: 'answer', label: m.chats_key_answer(), icon: Reply, run: answer }])
  const name = person && nameIn(locale, person)
  const authorOf = useCallback(
    ({ side, authorName }: LogAuthor) => {
      if (side === 'support') return authorName ? colleagueName(locale, authorName) : m.chat_support()
      const whom = name ?? m.chats_person()
      return authorName === null
        ? whom
        : m.chats_author_for({ author: typedName(authorName, locale), person: whom })
    },
    [name, locale],
  )
  return (
    <ChatPanel
      key={source.key}
      source={source}
      label={m.chats_answer_label()}
      authorOf={authorOf}
      tools={tools}
      empty={<EmptyState title={m.chats_no_messages()} />}
    />
  )
}

import type { ChatPart } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { type LogAuthor, logOf, unreadOf } from './message-log.ts'
import { LogBlocks } from './parts/log-blocks.tsx'

const nothing = () => {}

/** A chat from the person's side, to look at: nothing is sent, marked or opened from it. Files are named only. */
export function ChatRecord({ chat, person }: { chat: ChatPart; person: string }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const { messages, marks } = chat
  const unreadFrom = unreadOf(chat, 'person') > 0 ? marks.personRead + 1 : null
  const named = messages.map(message => ({
    ...message,
    files: [],
    text: [message.text, ...message.files.map(({ name }) => m.chat_record_file({ name }))]
      .filter(Boolean)
      .join('\n'),
  }))
  const authorOf = ({ side, authorName }: LogAuthor) =>
    side === 'support' ? m.chat_support() : authorName ? typedName(authorName, locale) : person
  return logOf({ messages: named, marks, pending: [] }, 'person', { timeZone, unreadFrom }).map(
    ({ day, blocks }) => (
      <div key={day}>
        <h3 className="mx-auto my-3 w-fit rounded-full border bg-surface px-3 py-0.5 text-xs font-normal tracking-normal text-text-quiet">
          {formatDay(day, locale)}
        </h3>
        <LogBlocks
          blocks={blocks}
          side="person"
          authorOf={authorOf}
          timeZone={timeZone}
          onResend={nothing}
          onTakeBack={nothing}
        />
      </div>
    ),
  )
}

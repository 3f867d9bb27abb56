import { memo } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import type { LogGroup } from '../message-log.ts'
import { forumTime } from './forum-time.ts'
import { MessageBubble } from './message-bubble.tsx'

type GroupProps = {
  group: LogGroup
  own: boolean
  author: string
  timeZone: string
  onResend: (guid: string) => void
  onTakeBack: (guid: string) => void
}

export const MessageGroup = memo(function MessageGroup({
  group,
  own,
  author,
  timeZone,
  onResend,
  onTakeBack,
}: GroupProps) {
  return (
    <div className="mt-3 first:mt-0">
      <p aria-hidden="true" className={classNames('mb-1 px-1 text-xs text-text-quiet', own && 'text-right')}>
        {author}
      </p>
      <ul className="space-y-1">
        {group.messages.map((message, index) => (
          <MessageBubble
            key={message.guid}
            message={message}
            own={own}
            author={author}
            time={forumTime(message.at, timeZone).time}
            last={index === group.messages.length - 1}
            onResend={onResend}
            onTakeBack={onTakeBack}
          />
        ))}
      </ul>
    </div>
  )
})

export function UnreadLine() {
  return (
    <p
      data-unread-line
      className="my-3 flex items-center gap-3 text-xs font-medium text-info before:h-px before:flex-1 before:bg-info after:h-px after:flex-1 after:bg-info"
    >
      {m.chat_unread_line()}
    </p>
  )
}

import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import { useChatCounts } from './use-chat-queue.ts'

/** How many people wait for an answer, beside the word of the navigation; louder once somebody waits too long. */
export function WaitingChats() {
  const { data } = useChatCounts({ enabled: true })
  if (!data?.waiting) return null
  return (
    <span
      className={classNames(
        'tabular inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-medium',
        data.overdue > 0 ? 'bg-negative-fill text-on-negative' : 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{data.waiting > 99 ? '99+' : data.waiting}</span>
      <span className="sr-only">
        {m.chats_waiting_count({ count: data.waiting })}
        {data.overdue > 0 && `, ${m.chats_overdue_count({ count: data.overdue })}`}
      </span>
    </span>
  )
}

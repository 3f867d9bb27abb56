import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

/** Above this it shows "99+". */
const most = 99

/** The unread count beside a word or on an icon; empty for zero. */
export function UnreadCount({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(
        'tabular inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-medium text-on-accent',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{m.chat_unread({ count })}</span>
    </span>
  )
}

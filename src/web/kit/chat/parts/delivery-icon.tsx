import { Check, CheckCheck, CircleAlert, Clock3, type LucideIcon } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import type { DeliveryMark } from '../message-log.ts'

export const deliveryWords: Record<DeliveryMark, () => string> = {
  sending: m.chat_mark_sending,
  sent: m.chat_mark_sent,
  delivered: m.chat_mark_delivered,
  read: m.chat_mark_read,
  failed: m.chat_mark_failed,
}

const icons: Record<DeliveryMark, LucideIcon> = {
  sending: Clock3,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
}

/** How far one's own message has got: an icon, with a word for screen readers. Under the last message everybody sees the word. */
export function DeliveryIcon({ mark }: { mark: DeliveryMark }) {
  const Icon = icons[mark]
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames(
          'size-4 shrink-0',
          mark === 'read' && 'text-accent-text',
          mark === 'failed' && 'text-negative',
        )}
      />
      <span className="sr-only">{deliveryWords[mark]()}</span>
    </>
  )
}

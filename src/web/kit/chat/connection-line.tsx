import { CloudOff, RefreshCw } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { useLiveState } from '#web/kit/live/live-context.ts'
import type { ConversationView } from './conversation.ts'

/** Says that messages come late, or not at all, and what happens to what is written meanwhile. Nothing while all is well. */
export function ConnectionLine({ view }: { view: ConversationView }) {
  const live = useLiveState()
  const text = !view.reachable ? m.chat_offline() : live === 'down' ? m.chat_slow() : null
  const Icon = view.reachable ? RefreshCw : CloudOff
  return (
    <p
      role="status"
      className="flex items-center gap-2 bg-attention-soft px-4 py-1.5 text-sm text-attention empty:hidden"
    >
      {text && (
        <>
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
          {text}
        </>
      )}
    </p>
  )
}

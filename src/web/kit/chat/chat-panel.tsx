import { CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { useLiveState } from '#web/kit/live/live-context.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import type { ChatSource } from './chat-source.ts'
import { ComposerField } from './composer.tsx'
import type { LogAuthor } from './message-log.ts'
import { ChatLog } from './parts/chat-log.tsx'
import { DropArea } from './parts/drop-area.tsx'
import type { ChatView } from './parts/live-chat.ts'
import { useLiveChat } from './parts/use-live-chat.ts'
import { type Composer, useComposer } from './use-composer.ts'

type ChatPanelProps = {
  source: ChatSource
  /** The label of the text area. */
  label: string
  /** Must keep its identity, or a long chat would be redrawn. */
  authorOf: (author: LogAuthor) => string
  /** Shown when there are no messages. */
  empty: ReactNode
  head?: (view: ChatView) => ReactNode
  tools?: (composer: Composer) => { button: ReactNode; note: ReactNode }
}

/** A whole chat: connection state, messages and the field to write in. Fills its box. */
export function ChatPanel({ source, label, authorOf, empty, head, tools }: ChatPanelProps) {
  const { chat, view } = useLiveChat(source)
  const composer = useComposer(chat, source.upload)
  const extra = tools?.(composer)
  const takeBack = useLatestCallback(composer.takeBack)
  const nothing = view.phase === 'ready' && view.messages.length === 0 && view.pending.length === 0
  return (
    <DropArea onFiles={composer.files.add} className="flex min-h-0 flex-1 flex-col">
      {head?.(view)}
      <ConnectionLine view={view} />
      {view.phase === 'failed' && view.pending.length === 0 ? (
        <LoadFailed problem={view.problem} onRetry={chat.retry} />
      ) : view.phase === 'loading' && view.pending.length === 0 ? (
        <LogSkeleton />
      ) : nothing ? (
        <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">{empty}</div>
      ) : (
        <ChatLog chat={chat} view={view} authorOf={authorOf} onTakeBack={takeBack} />
      )}
      <ComposerField composer={composer} label={label} tools={extra?.button} note={extra?.note} />
    </DropArea>
  )
}

function LoadFailed({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">
      <EmptyState
        title={m.chat_load_failed()}
        action={
          <Button data-retry="" variant="secondary" onClick={onRetry}>
            {m.retry()}
          </Button>
        }
      >
        {problem}
      </EmptyState>
    </div>
  )
}

const skeletons = ['w-56', 'ml-auto w-64', 'w-40', 'w-72', 'ml-auto w-48']

function LogSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
      {skeletons.map(width => (
        <Skeleton key={width} className={`h-14 max-w-[80%] shrink-0 rounded-lg ${width}`} />
      ))}
    </div>
  )
}

/** Says that messages are late or cannot arrive, and what happens to what is written. Empty while the connection works. */
function ConnectionLine({ view }: { view: ChatView }) {
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

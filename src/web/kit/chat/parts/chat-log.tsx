import { ArrowDown } from 'lucide-react'
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ChatSide } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { dayWords } from '../day-words.ts'
import { type LogAuthor, logOf, unreadOf } from '../message-log.ts'
import { deliveryWords } from './delivery-icon.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { type ChatView, type LiveChat, lastFromOthers } from './live-chat.ts'
import { LogBlocks } from './log-blocks.tsx'
import { useLogScroll } from './use-log-scroll.ts'

/** Milliseconds; a glance does not count as reading. */
const readingDelay = 700

type ChatLogProps = {
  chat: LiveChat
  view: ChatView
  authorOf: (author: LogAuthor) => string
  onTakeBack: (guid: string) => void
}

/** A chat's messages, oldest first, in a scrolling area. Memoised because there may be thousands and typing must not redraw them. */
export const ChatLog = memo(function ChatLog({ chat, view, authorOf, onTakeBack }: ChatLogProps) {
  const { side } = chat
  const edition = useEdition()
  const locale = useLocale()
  const now = useForumClock(edition)
  const inSight = useInSight()
  const unreadFrom = useUnreadLine(view, side, inSight)
  const days = useMemo(
    () => logOf(view, side, { timeZone: edition.timeZone, unreadFrom }),
    [view, side, edition.timeZone, unreadFrom],
  )
  const lastLine = lastLineOf(view, side)
  const scroll = useLogScroll({
    first: view.messages[0]?.number ?? null,
    last: lastLine,
    ready: view.phase === 'ready',
  })
  const unread = unreadOf(view, side)
  useReading(chat, lastFromOthers(view, side), scroll.atEnd && inSight && unread > 0)
  const resend = useLatestCallback(chat.resend)
  const takeBack = useLatestCallback(onTakeBack)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroll.scroller}
        onScroll={scroll.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the keyboard
        tabIndex={0}
        role="log"
        aria-label={m.chat_log_label()}
        aria-live={view.earlier === 'idle' ? 'polite' : 'off'}
        aria-busy={view.phase === 'loading'}
        className="absolute inset-0 overflow-y-auto overscroll-contain px-3 contain-strict -outline-offset-2 [overflow-anchor:none] sm:px-4"
      >
        <div ref={scroll.content} className="flex min-h-full flex-col justify-end pb-3">
          <EarlierMessages chat={chat} view={view} />
          {days.map(({ day, blocks }) => (
            <div key={day}>
              <h3 className="sticky top-2 z-10 mx-auto my-3 w-fit rounded-full border bg-surface px-3 py-0.5 text-xs font-normal tracking-normal text-text-quiet">
                {dayWords(day, now, edition.timeZone, locale)}
              </h3>
              <LogBlocks
                blocks={blocks}
                side={side}
                authorOf={authorOf}
                timeZone={edition.timeZone}
                onResend={resend}
                onTakeBack={takeBack}
              />
            </div>
          ))}
          <LastMark view={view} side={side} />
        </div>
      </div>
      {!scroll.atEnd && <JumpToEnd unread={unread} onJump={() => scroll.toEnd(true)} />}
    </div>
  )
})

/** The state of the last message in a word, when it is one's own: nobody has to know the icons. */
function LastMark({ view, side }: { view: ChatView; side: ChatSide }) {
  if (view.pending.length > 0) return null
  const last = view.messages.at(-1)
  if (!last || last.side !== side) return null
  const [received, read] =
    side === 'person'
      ? [view.marks.supportReceived, view.marks.supportRead]
      : [view.marks.personReceived, view.marks.personRead]
  const mark = last.number <= read ? 'read' : last.number <= received ? 'delivered' : 'sent'
  return (
    <p aria-hidden="true" className="mt-1 px-1 text-right text-xs text-text-quiet">
      {deliveryWords[mark]()}
    </p>
  )
}

function JumpToEnd({ unread, onJump }: { unread: number; onJump: () => void }) {
  return (
    <button
      type="button"
      onClick={onJump}
      className="absolute right-3 bottom-3 z-10 flex h-11 items-center gap-1.5 rounded-full border bg-raised px-3 text-sm font-medium shadow-float hover:bg-sunken motion-safe:animate-pop-in"
    >
      {unread > 0 && <span className="tabular">{m.chat_new_count({ count: unread })}</span>}
      <ArrowDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
      <span className="sr-only">{m.chat_to_end()}</span>
    </button>
  )
}

function lastLineOf(view: ChatView, side: ChatSide): { guid: string; own: boolean } | null {
  const pending = view.pending.at(-1)
  if (pending) return { guid: pending.guid, own: true }
  const last = view.messages.at(-1)
  return last ? { guid: last.guid, own: last.side === side } : null
}

/**
 * The number of the first unread message when the reader arrived. It stays while they read, is set again when they come back, and goes away with an
 * answer.
 */
function useUnreadLine(view: ChatView, side: ChatSide, inSight: boolean): number | null {
  const [line, setLine] = useState<{ from: number | null; inSight: boolean } | null>(null)
  const cameToLook = view.phase === 'ready' && (line === null || (inSight && !line.inSight))
  const read = side === 'person' ? view.marks.personRead : view.marks.supportRead
  const from = cameToLook && unreadOf(view, side) > 0 ? read + 1 : (line?.from ?? null)
  if (cameToLook || (line && line.inSight !== inSight)) setLine({ from, inSight })
  const answered =
    view.pending.length > 0 ||
    view.messages.some(message => message.side === side && message.number >= (from ?? 0))
  return answered ? null : from
}

function useReading(chat: LiveChat, number: number, reading: boolean): void {
  useEffect(() => {
    if (!reading) return
    const timer = setTimeout(() => chat.markRead(number), readingDelay)
    return () => clearTimeout(timer)
  }, [chat, number, reading])
}

/** Whether this tab is visible; updates live. */
function useInSight(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}

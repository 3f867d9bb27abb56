import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import type { ChatView, LiveChat } from './live-chat.ts'

/** Loads earlier messages on scrolling to the top, or by a button. Its height never changes. */
export function EarlierMessages({ chat, view }: { chat: LiveChat; view: ChatView }) {
  const place = useRef<HTMLDivElement>(null)
  const { hasEarlier, earlier } = view
  useEffect(() => {
    const head = place.current
    if (!head || !hasEarlier || earlier !== 'idle') return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && void chat.loadEarlier(),
      { root: head.closest('[role="log"]'), rootMargin: '300px 0px 0px' },
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [chat, hasEarlier, earlier])
  if (!hasEarlier) return null
  return (
    <div
      ref={place}
      className="mb-auto flex h-14 shrink-0 items-center justify-center gap-2 text-sm text-text-quiet"
    >
      {earlier === 'failed' && m.chat_earlier_failed()}
      <Button
        variant="quiet"
        size="sm"
        loading={earlier === 'loading'}
        onClick={() => void chat.loadEarlier()}
      >
        {earlier === 'failed' ? m.retry() : m.chat_earlier()}
      </Button>
    </div>
  )
}

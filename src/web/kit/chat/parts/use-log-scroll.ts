import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels. This near the end the reader counts as seeing the newest message. */
const nearEnd = 64

type LogScroll = {
  /** The first message shown; a smaller number means that earlier ones were added. */
  first: number | null
  /** The last line, and whether it was written here. */
  last: { guid: string; own: boolean } | null
  ready: boolean
}

/**
 * The scroll position of a chat. At the end it follows new messages; further up it stays in place, even when earlier messages are added. It opens at
 * the unread line, or at the end.
 */
export function useLogScroll({ first, last, ready }: LogScroll) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const held = useRef({ atEnd: true, height: 0, first, opened: false, last: '' })

  const remember = () => {
    held.current.height = scroller.current?.scrollHeight ?? 0
  }
  /** Only scrolling leaves the end: a text area that grows or a picture that arrives does not. */
  const look = () => {
    const box = scroller.current
    if (!box || !held.current.opened) return
    held.current.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd
    setAtEnd(held.current.atEnd)
    remember()
  }
  const toEnd = (smooth = false) => {
    const box = scroller.current
    box?.scrollTo({ top: box.scrollHeight, behavior: smooth ? 'smooth' : 'instant' })
  }

  useLayoutEffect(() => {
    const box = scroller.current
    const known = held.current
    if (!box || !ready) return
    const lastGuid = last?.guid ?? ''
    if (!known.opened) {
      known.opened = true
      const line = box.querySelector<HTMLElement>('[data-unread-line]')
      if (line) box.scrollTop = line.offsetTop - 48
      else toEnd()
      look()
    } else if (first !== null && known.first !== null && first < known.first)
      box.scrollTop += box.scrollHeight - known.height
    else if (known.atEnd || (lastGuid !== known.last && last?.own)) toEnd()
    known.first = first
    known.last = lastGuid
    remember()
  })

  // Pictures load, the text area grows, a keyboard opens: the end must stay in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads references alone
  useEffect(() => {
    const [box, inner] = [scroller.current, content.current]
    if (!box || !inner) return
    const observer = new ResizeObserver(() => {
      if (held.current.atEnd) toEnd()
      remember()
    })
    observer.observe(box)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { scroller, content, atEnd, onScroll: look, toEnd }
}

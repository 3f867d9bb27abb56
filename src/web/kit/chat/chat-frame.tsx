import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Pixels. A screen this low has its keyboard open, so the chat takes all of it. */
const lowScreen = 520

/** The box of a chat fills the rest of the screen. While somebody writes on a phone with an open keyboard, it fills the space above the keyboard. */
export function ChatFrame({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [writing, setWriting] = useState(false)
  const keyboard = useKeyboardSpace(writing)
  const top = useTop(box, keyboard !== null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      ref={box}
      onFocus={event => setWriting(event.target instanceof HTMLTextAreaElement)}
      onBlur={() => setWriting(false)}
      style={
        keyboard ?? {
          height: `max(20rem, calc(100dvh - ${top}px - var(--bottom-bar, 0px) - var(--chat-margin)))`,
        }
      }
      className={classNames(
        'flex flex-col overflow-hidden bg-surface [--chat-margin:0px] md:[--chat-margin:1.5rem] lg:[--chat-margin:2rem]',
        keyboard
          ? 'fixed inset-x-0 z-30'
          : '-mx-(--page-margin) -mt-5 md:mx-0 md:mt-0 md:max-w-4xl md:rounded-lg md:border',
      )}
    >
      {children}
    </div>
  )
}

/** The top of the box in the document, in pixels; it changes when banners above come and go. */
function useTop(box: RefObject<HTMLElement | null>, floating: boolean): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (floating) return
    const measure = () => {
      const element = box.current
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box, floating])
  return top
}

/** The part of the screen above an open keyboard, as a style; null while there is room enough. */
function useKeyboardSpace(writing: boolean): { top: number; height: number } | null {
  const [space, setSpace] = useState<{ top: number; height: number } | null>(null)
  useEffect(() => {
    const screen = window.visualViewport
    if (!writing || !screen) return setSpace(null)
    const measure = () => {
      const { offsetTop, height, width } = screen
      setSpace(
        height < lowScreen && width < 1024
          ? { top: Math.round(offsetTop), height: Math.round(height) }
          : null,
      )
    }
    measure()
    screen.addEventListener('resize', measure)
    screen.addEventListener('scroll', measure)
    return () => {
      screen.removeEventListener('resize', measure)
      screen.removeEventListener('scroll', measure)
    }
  }, [writing])
  return space
}

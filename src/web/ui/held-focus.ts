import { type MouseEvent, type MouseEventHandler, useRef } from 'react'
import { flushSync } from 'react-dom'

type Handlers<Pressed> = {
  onMouseDown?: MouseEventHandler<Pressed> | undefined
  onClick?: MouseEventHandler<Pressed> | undefined
}

/**
 * Handlers of a button that takes the focus from a field on click, not on press. Leaving a field may show an error line that moves everything below:
 * the button would move away between press and release, and the first press would be lost.
 */
export function useHeldFocus<Pressed extends HTMLElement>(handlers: Handlers<Pressed>) {
  const held = useRef(false)
  const latest = useRef(handlers)
  latest.current = handlers
  return {
    onMouseDown(event: MouseEvent<Pressed>) {
      latest.current.onMouseDown?.(event)
      held.current = isTypedInto(event.currentTarget.ownerDocument.activeElement)
      if (held.current) event.preventDefault()
    },
    onClick(event: MouseEvent<Pressed>) {
      const button = event.currentTarget
      // Enter in the field also presses the button, but the focus stays in the field. Flush first, so that the field's blur handler has run before
      // the press acts.
      if (held.current) flushSync(() => button.focus({ preventScroll: true }))
      held.current = false
      latest.current.onClick?.(event)
    },
  }
}

/** Whether leaving it may move the page. */
export function isTypedInto(element: Pick<Element, 'tagName'> | null): boolean {
  return element !== null && ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}

import { type MouseEvent, type MouseEventHandler, useRef } from 'react'
import { flushSync } from 'react-dom'

type Handlers<Pressed> = {
  onMouseDown?: MouseEventHandler<Pressed> | undefined
  onClick?: MouseEventHandler<Pressed> | undefined
}

/**
 * Handlers of a button that takes the focus from a field with the click and not before it. A field that is left is judged, its error takes a line, and what stands below
 * moves: between press and release the button went from under the finger, and the first press was lost.
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
      // Enter in the field presses the button as well, and stays in the field. What the field keeps when it is left is there before the press acts.
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

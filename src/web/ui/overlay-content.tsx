import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, useRef, useState } from 'react'
import { LAYER, useOverlayEscape } from './use-overlay-escape.ts'

type OverlayContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'ref'> & { onEscape: () => void }

/**
 * The box of a dialog or sheet. On closing, the focus returns to where it was, even without a trigger; if that is gone, to what is around it, or to
 * the page that replaced it.
 */
export function OverlayContent({ onEscape, ...props }: OverlayContentProps) {
  const content = useRef<HTMLDivElement>(null)
  useOverlayEscape(content, onEscape)
  // Initialised before anything inside takes the focus.
  const [opener] = useState(() => openerOf(document.activeElement))
  const [around] = useState(() => placesAround(opener))
  return (
    <Primitive.Content
      {...props}
      {...LAYER}
      ref={content}
      data-overlay=""
      onCloseAutoFocus={event => {
        event.preventDefault()
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
        else remaining(around)?.focus({ preventScroll: true })
      }}
    />
  )
}

/** For a menu's item, the menu's button: the item is gone when the focus returns. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || element
}

/** The focusable elements around an element, the nearest first. */
function placesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null
  return place ? [place, ...placesAround(place)] : []
}

function remaining(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find(place => place.isConnected) ?? document.getElementById('content')
}

/** Closes the dialog or sheet that contains the pressed element, by its close button; returns whether there was one. */
export function closeOverlayOf(pressed: EventTarget | null): boolean {
  if (!(pressed instanceof Element)) return false
  // If the pressed element is gone, take the topmost overlay.
  const overlay =
    pressed === document.body
      ? [...document.querySelectorAll('[data-overlay][data-state=open]')].at(-1)
      : pressed.closest('[data-overlay]')
  const cross = overlay?.querySelector<HTMLElement>('[data-overlay-close]')
  cross?.click()
  return cross !== undefined && cross !== null
}

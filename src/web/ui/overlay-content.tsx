import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, useState } from 'react'

/**
 * The box of a dialog or sheet. When it closes the focus goes back to what it was on, also where no trigger of its own opened it; where that is gone,
 * to what is around it, or to the page that came instead.
 */
export function OverlayContent(props: ComponentProps<typeof Primitive.Content>) {
  // Mounted with the overlay, before anything inside takes the focus.
  const [opener] = useState(() => openerOf(document.activeElement))
  const [around] = useState(() => placesAround(opener))
  return (
    <Primitive.Content
      {...props}
      data-overlay=""
      onCloseAutoFocus={event => {
        event.preventDefault()
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
        else remaining(around)?.focus({ preventScroll: true })
      }}
    />
  )
}

/** What a menu's item opened was opened by the menu's button: the menu is gone when the focus comes back. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || element
}

/** Everything around an element that can take the focus, the nearest first. */
function placesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null
  return place ? [place, ...placesAround(place)] : []
}

function remaining(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find(place => place.isConnected) ?? document.getElementById('content')
}

/** Closes the dialog or sheet in which something was pressed, by its cross; whether there was one. */
export function closeOverlayOf(pressed: EventTarget | null): boolean {
  if (!(pressed instanceof Element)) return false
  // What had the focus may be gone: then it is the overlay on top.
  const overlay =
    pressed === document.body
      ? [...document.querySelectorAll('[data-overlay][data-state=open]')].at(-1)
      : pressed.closest('[data-overlay]')
  const cross = overlay?.querySelector<HTMLElement>('[data-overlay-close]')
  cross?.click()
  return cross !== undefined && cross !== null
}

import { type RefObject, useLayoutEffect } from 'react'
import { useLatestCallback } from './use-latest-callback.ts'

/** Marks what lies over the page and is closed by Escape: dialogs, sheets, menus, popovers and tooltips. */
export const LAYER = { 'data-layer': '' } as const

/**
 * Radix hears Escape only some moments after a dialog is drawn, and until then closes the sheet under it. So a dialog listens for itself at once. A menu
 * that is open over it is left to Radix.
 */
export function useOverlayEscape(content: RefObject<HTMLElement | null>, onPress: () => void): void {
  const close = useLatestCallback(onPress)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topLayer() !== content.current) return
      if (event.target instanceof Element && event.target.closest('[data-own-escape]')) return
      // Radix closes nothing on a press that is prevented. While letters are being composed, Escape is meant for them.
      event.preventDefault()
      if (!event.isComposing) close()
    }
    // On the window, so that it is heard before Radix, which listens on the document.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [content, close])
}

/** Layers stand in the document in the order in which they were opened. */
function topLayer(): Element | undefined {
  return [...document.querySelectorAll('[data-layer]:not([data-state=closed])')].at(-1)
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Behaviour of a menu in a `details` element: Escape, a click outside and navigation close it, and the current page's link is marked. Opening needs
 * no script, so the menu works before hydration.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key, pathname } = useLocation()
  const arrived = useRef<string | null>(null)

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    // Stays open if somebody opened it before hydration.
    if (arrived.current !== null && arrived.current !== key) menu.open = false
    arrived.current = key
    // Its links may be plain server HTML, which is not updated when the page changes.
    for (const link of menu.querySelectorAll('a'))
      if (link.pathname === pathname && !link.hasAttribute('hreflang'))
        link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
  }, [key, pathname])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const menu = ref.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      const menu = ref.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])

  return ref
}

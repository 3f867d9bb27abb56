import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Manners of a menu in a `details` element: Escape, a press outside and a change of page close it, and it marks the link
 * of the page that is open. It opens without any of this, so the menu works before the page is alive.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key, pathname } = useLocation()
  const arrived = useRef<string | null>(null)

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    // Whoever opened it before the page was alive keeps it open.
    if (arrived.current !== null && arrived.current !== key) menu.open = false
    arrived.current = key
    // Its links may be the server's own HTML, which nothing else tells that the page has changed.
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

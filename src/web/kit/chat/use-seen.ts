import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has come near the part of the page in sight, once and for all. */
export function useSeen(): [boolean, RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState(false)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [seen, place]
}

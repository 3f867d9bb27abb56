import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading when `place` changes, so that keyboard and screen reader begin where the new content
 * begins; not on the first view of the page.
 */
export function useHeadingFocus(headingId: string, place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    focusHeading(headingId)
  }, [headingId, place])
}

/** Moves the focus to a heading, which is no stop of the keyboard otherwise, and the page to its top. */
export function focusHeading(headingId: string): void {
  const heading = document.getElementById(headingId)
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

import { useEffect, useRef } from 'react'

/** Tells the toasts how high the bar at the foot of the page is, so that none of them covers its buttons. */
export function usePageFoot<Bar extends HTMLElement = HTMLDivElement>() {
  const foot = useRef<Bar>(null)
  useEffect(() => {
    const bar = foot.current
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--page-foot', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--page-foot')
    }
  }, [])
  return foot
}

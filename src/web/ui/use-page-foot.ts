import { useEffect, useRef } from 'react'

/** The bars at the foot of the page now: one may stand over another. */
const bars = new Set<HTMLElement>()

function tellHeight(): void {
  const height = [...bars].reduce((sum, bar) => sum + bar.offsetHeight, 0)
  document.documentElement.style.setProperty('--page-foot', `${height}px`)
}

/** Tells the toasts how high the bars at the foot of the page are, so that none of them covers their buttons. */
export function usePageFoot<Bar extends HTMLElement = HTMLDivElement>() {
  const foot = useRef<Bar>(null)
  useEffect(() => {
    const bar = foot.current
    if (!bar) return
    bars.add(bar)
    const observer = new ResizeObserver(tellHeight)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      bars.delete(bar)
      tellHeight()
    }
  }, [])
  return foot
}

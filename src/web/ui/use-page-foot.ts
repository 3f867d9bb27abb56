import { useEffect, useRef } from 'react'

/** All current bars at the foot of the page; they may be stacked. */
const bars = new Set<HTMLElement>()

function tellHeight(): void {
  const height = [...bars].reduce((sum, bar) => sum + bar.offsetHeight, 0)
  document.documentElement.style.setProperty('--page-foot', `${height}px`)
}

/** Publishes the height of the bars at the foot of the page, so that toasts do not cover their buttons. */
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

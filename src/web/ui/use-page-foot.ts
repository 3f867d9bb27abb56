import { useEffect, useRef } from 'react'

/** All current bars at the foot of the page, which may be stacked, and of a sheet over it. */
const bars = new Set<HTMLElement>()

function tellHeight(): void {
  const stacked = { page: 0, sheet: 0 }
  for (const bar of bars) stacked[bar.closest('[data-overlay]') ? 'sheet' : 'page'] += bar.offsetHeight
  // A sheet covers the bars of the page.
  const height = Math.max(stacked.page, stacked.sheet)
  document.documentElement.style.setProperty('--page-foot', `${height}px`)
}

/** Tells the toasts how high the bars at the foot are, so that they do not cover the buttons there. */
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

import { useEffect, useState } from 'react'

type SliceSizes = {
  /** Drawn at once: what fills the first screens. */
  first: number
  /** Drawn in each frame after that. */
  each: number
}

/**
 * A long list drawn slice by slice, a frame for each, so that nothing waits for all of it: answers what is drawn by now. A list that grows or that is read anew
 * keeps what is drawn.
 */
export function useSlices<Item>(items: readonly Item[], { first, each }: SliceSizes): readonly Item[] {
  const [drawn, setDrawn] = useState(first)
  // A list that has become shorter, as by a filter, grows slice by slice again.
  const most = Math.max(first, items.length)
  if (drawn > most) setDrawn(most)
  const whole = drawn >= items.length
  useEffect(() => {
    if (whole) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + each))
    return () => cancelAnimationFrame(frame)
  }, [whole, drawn, each])
  return whole ? items : items.slice(0, drawn)
}

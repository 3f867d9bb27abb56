import { useEffect, useState } from 'react'
import { rowElementId } from '#web/kit/list/use-row-keyboard.ts'

type DrawnRowsOptions<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** The row one stands on; it and those that follow are drawn before they are walked to. */
  active: string | null
  /** Drawn at once: what fills the first screens. */
  first: number
  /** Drawn whenever the end of what is drawn comes near. */
  each: number
}

/** Before the end of what is drawn is seen, on either side of the list's own scrolling. */
const near = '800px'

/** As much of a long list as was looked at so far: the rest is drawn when one scrolls or walks there. A list that is read anew keeps what is drawn. */
export function useDrawnRows<Item>(options: DrawnRowsOptions<Item>): readonly Item[] {
  const { items, idOf, active, first, each } = options
  const [wanted, setWanted] = useState(first)
  // A list that has become shorter, as by a filter, grows from there again.
  const most = Math.max(first, items.length)
  if (wanted > most) setWanted(most)
  const enough = wantedAt({ at: items.findIndex(item => idOf(item) === active), wanted, each, most })
  if (enough > wanted) setWanted(enough)
  const last = wanted < items.length ? items[wanted - 1] : undefined
  const lastId = last === undefined ? null : idOf(last)
  useEffect(() => {
    const row = lastId === null ? null : document.getElementById(rowElementId(lastId))
    if (!row) return
    const margins = { rootMargin: near, scrollMargin: near }
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setWanted(known => known + each),
      margins,
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [lastId, each])
  return last === undefined ? items : items.slice(0, wanted)
}

/** How many rows are to be drawn for somebody who stands on the one `at`, -1 for nobody: it and half a portion beyond, however far away an address has put them. */
export function wantedAt(facts: { at: number; wanted: number; each: number; most: number }): number {
  const { at, wanted, each, most } = facts
  if (at < 0 || at + each / 2 <= wanted || wanted >= most) return wanted
  return Math.min(most, Math.max(wanted, at) + each)
}

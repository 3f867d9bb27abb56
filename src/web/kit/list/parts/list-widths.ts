import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** How wide the table and its place were when the columns were last held. */
type Held = { place: number; table: number }

type HeldWidthsOptions = {
  head: RefObject<HTMLTableRowElement | null>
  /** By column: whether it takes what the others leave. */
  fluid: readonly boolean[]
  /** Whether rows come and go as one scrolls. */
  enabled: boolean
}

/**
 * Keeps columns as wide as the widest row has made them so far: without it they move whenever that row is scrolled away. They are
 * dealt out anew when the place for the table changes, and when a wider row would push the table beyond its place.
 */
export function useHeldWidths({ head, fluid, enabled }: HeldWidthsOptions): void {
  const held = useRef<Held>(undefined)
  useLayoutEffect(() => {
    if (head.current) held.current = enabled ? hold(head.current, fluid, held.current) : release(head.current)
  })
  useEffect(() => {
    const place = head.current?.closest('table')?.parentElement
    if (!place || !enabled) return
    const observer = new ResizeObserver(() => {
      if (head.current && place.clientWidth !== held.current?.place) held.current = release(head.current)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [head, enabled])
}

function hold(
  row: HTMLTableRowElement,
  fluid: readonly boolean[],
  before: Held | undefined,
): Held | undefined {
  const table = row.closest('table')
  const place = table?.parentElement?.clientWidth ?? 0
  if (!table) return undefined
  const burst = before && before.table <= place && table.offsetWidth > place
  if (before && (before.place !== place || burst)) release(row)
  const cells = [...row.cells]
  // All are read before one is written, so that the page is laid out once.
  const widths = cells.map(cell => cell.getBoundingClientRect().width)
  for (const [at, cell] of cells.entries()) {
    const width = widths[at] ?? 0
    if (!fluid[at] && width > Number.parseFloat(cell.style.minWidth || '0'))
      cell.style.minWidth = `${width}px`
  }
  return { place, table: table.offsetWidth }
}

function release(row: HTMLTableRowElement): undefined {
  for (const cell of row.cells) cell.style.minWidth = ''
}

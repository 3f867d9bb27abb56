import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The widths of the table and its place when the columns were last fixed. */
type Held = { place: number; table: number }

type HeldWidthsOptions = {
  head: RefObject<HTMLTableRowElement | null>
  /** For each column, whether it takes the space that is left. */
  fluid: readonly boolean[]
  /** Whether rows are mounted and unmounted on scrolling. */
  enabled: boolean
}

/**
 * Keeps each column as wide as its widest row so far; otherwise columns would jump whenever that row scrolls out. They are computed again when the
 * table's place changes, and when a wider row would make the table too wide.
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
  // Read all before writing any, so that there is only one layout.
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

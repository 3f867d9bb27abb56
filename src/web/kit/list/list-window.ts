import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Up to so many rows are all drawn: the browser's own search and print find them, and nothing has to be measured. */
const mostDrawnWhole = 60

type WindowOptions<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** The row one stands on stays drawn wherever the list is scrolled, with its neighbours: it has the focus, and they are the next to get it. */
  active: string | null
  whole: boolean
}

/** The rows near the screen, each with the height of those that are left out before it, and the height of what is left out at the end. */
export type ListWindow<Item> = {
  rows: readonly { item: Item; index: number; gap: number }[]
  below: number
  measure: (row: Element | null) => void
}

/** The window onto a list that scrolls in a box of its own. */
export function useBoxWindow<Item>(
  options: WindowOptions<Item>,
  box: RefObject<HTMLElement | null>,
): ListWindow<Item> {
  const { settings, drawsAll } = useWindowSettings(options, { rowHeight: 45, overscan: 10 })
  const rows = useVirtualizer<HTMLElement, Element>({ ...settings, getScrollElement: () => box.current })
  return drawsAll
    ? everyRow(options.items)
    : {
        ...withGaps(options.items, rows.getVirtualItems(), rows.getTotalSize()),
        measure: rows.measureElement,
      }
}

/** The window onto a list that scrolls with the page. */
export function usePageWindow<Item>(
  options: WindowOptions<Item>,
  list: RefObject<HTMLElement | null>,
): ListWindow<Item> {
  const { settings, drawsAll } = useWindowSettings(options, { rowHeight: 110, overscan: 5 })
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer<Element>({ ...settings, scrollMargin: top })
  useLayoutEffect(() => {
    if (drawsAll || !list.current) return
    // What stands above the list may have come, gone or grown.
    const now = Math.round(list.current.getBoundingClientRect().top + scrollY)
    if (now !== top) setTop(now)
  })
  return drawsAll
    ? everyRow(options.items)
    : {
        ...withGaps(options.items, rows.getVirtualItems(), rows.getTotalSize(), top),
        measure: rows.measureElement,
      }
}

/** The window onto cards that scroll with the panel they stand in. */
export function usePanelWindow<Item>(
  options: WindowOptions<Item>,
  list: RefObject<HTMLElement | null>,
): ListWindow<Item> {
  const { settings, drawsAll } = useWindowSettings(options, { rowHeight: 120, overscan: 5 })
  const panel = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const rows = useVirtualizer<HTMLElement, Element>({
    ...settings,
    scrollMargin: top,
    getScrollElement: () => {
      panel.current ??= list.current && panelAround(list.current)
      return panel.current
    },
  })
  useLayoutEffect(() => {
    if (drawsAll || !list.current || !panel.current) return
    const above = list.current.getBoundingClientRect().top - panel.current.getBoundingClientRect().top
    const now = Math.round(above + panel.current.scrollTop)
    if (now !== top) setTop(now)
  })
  return drawsAll
    ? everyRow(options.items)
    : {
        ...withGaps(options.items, rows.getVirtualItems(), rows.getTotalSize(), top),
        measure: rows.measureElement,
      }
}

/** The nearest element around that scrolls. */
function panelAround(list: HTMLElement): HTMLElement | null {
  const around = list.parentElement
  if (!around || /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return panelAround(around)
}

type Expected = { rowHeight: number; overscan: number }

function useWindowSettings<Item>({ items, idOf, active, whole }: WindowOptions<Item>, expected: Expected) {
  const wanted = useAllWanted()
  const drawsAll = whole || wanted || items.length <= mostDrawnWhole
  // What is not drawn yet is taken to be as high as the first row that was.
  const height = useRef<number>(undefined)
  const at = active === null || drawsAll ? -1 : items.findIndex(item => idOf(item) === active)
  const settings = {
    enabled: !drawsAll,
    count: items.length,
    overscan: expected.overscan,
    initialRect: { width: innerWidth, height: innerHeight },
    useFlushSync: false,
    estimateSize: () => height.current ?? expected.rowHeight,
    getItemKey: (index: number) => {
      const item = items[index]
      return item === undefined ? index : idOf(item)
    },
    measureElement: (...measured: Parameters<typeof measureElement<Element>>) => {
      const size = measureElement(...measured)
      height.current ??= size
      return size
    },
    rangeExtractor: (range: Range) => withNeighbours(defaultRangeExtractor(range), at, items.length),
  }
  return { settings, drawsAll }
}

/** Whoever searches the page or prints it wants every row: from then on they are all there. */
function useAllWanted(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setWanted(true))
    const search = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyF') setWanted(true)
    }
    addEventListener('beforeprint', print)
    addEventListener('keydown', search)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('keydown', search)
    }
  }, [])
  return wanted
}

function everyRow<Item>(items: readonly Item[]): ListWindow<Item> {
  return { rows: items.map((item, index) => ({ item, index, gap: 0 })), below: 0, measure: notMeasured }
}

function notMeasured(): void {}

/** These rows and the one at `at` with its neighbours, in order; -1 for none. */
export function withNeighbours(drawn: readonly number[], at: number, count: number): number[] {
  if (at < 0) return [...drawn]
  const near = [at - 1, at, at + 1].filter(index => index >= 0 && index < count)
  return [...new Set([...drawn, ...near])].sort((a, b) => a - b)
}

/** The drawn rows with the heights left out between them; `top` is where the list begins on the measure that they are placed by. */
export function withGaps<Item>(
  items: readonly Item[],
  drawn: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  total: number,
  top = 0,
): Pick<ListWindow<Item>, 'rows' | 'below'> {
  let reached = top
  const rows = drawn.flatMap(({ index, start, end }) => {
    const item = items[index]
    if (item === undefined) return []
    const gap = start - reached
    reached = end
    return [{ item, index, gap }]
  })
  return { rows, below: top + total - reached }
}

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

/** Up to this many rows are all rendered, so that the browser's search and print find them and nothing has to be measured. */
const mostDrawnWhole = 60

type WindowOptions<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** The row under the cursor and its neighbours stay rendered wherever the list is scrolled: it has the focus, and they get it next. */
  active: string | null
  whole: boolean
}

/** The rows near the screen, each with the height skipped before it, and the height skipped at the end. */
export type ListWindow<Item> = {
  rows: readonly { item: Item; index: number; gap: number }[]
  below: number
  measure: (row: Element | null) => void
}

/** For a list that scrolls in its own box. */
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

/** For a list that scrolls with the page. */
export function usePageWindow<Item>(
  options: WindowOptions<Item>,
  list: RefObject<HTMLElement | null>,
): ListWindow<Item> {
  const { settings, drawsAll } = useWindowSettings(options, { rowHeight: 110, overscan: 5 })
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer<Element>({ ...settings, scrollMargin: top })
  useLayoutEffect(() => {
    if (drawsAll || !list.current) return
    // What is above the list may have changed its height.
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

/** For cards that scroll with the panel around them. */
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

/** The nearest scrolling ancestor. */
function panelAround(list: HTMLElement): HTMLElement | null {
  const around = list.parentElement
  if (!around || /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return panelAround(around)
}

type Expected = { rowHeight: number; overscan: number }

function useWindowSettings<Item>({ items, idOf, active, whole }: WindowOptions<Item>, expected: Expected) {
  const wanted = useAllWanted()
  const drawsAll = whole || wanted || items.length <= mostDrawnWhole
  // Rows that were never rendered are assumed to be as high as the first one.
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

/** True once somebody searches the page or prints it; from then on every row is rendered. */
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

/** The rendered rows with the heights skipped between them; `top` is the start of the list in the same coordinates. */
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

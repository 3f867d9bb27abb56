import { type PointerEvent, useRef, useState } from 'react'
import { rowElementId } from '#web/kit/list/row-keyboard.ts'

/** Where the dragged row would go: a line across the list, in pixels of the window. */
export type DropLine = { top: number; left: number; width: number }

type Drag = { from: number; to: number; line: DropLine }

/** Dragging within this many pixels of the list's edge scrolls it. */
const edge = 48
const step = 14

/** Drags rows by a handle, with mouse, pen or finger. */
export function useRowDrag(rows: readonly string[], onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pressed = useRef(false)
  const follow = (event: PointerEvent, from: number) => {
    const target = targetAt(rows, event.clientY)
    if (!target) return
    scrollNear(rows[target.index], event.clientY)
    const gap = target.after ? target.index + 1 : target.index
    setDrag({ from, to: gap > from ? gap - 1 : gap, line: target.line })
  }
  const handleProps = (guid: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = true
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pressed.current) follow(event, rows.indexOf(guid))
    },
    onPointerUp: () => {
      pressed.current = false
      if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => {
      pressed.current = false
      setDrag(null)
    },
  })
  return { handleProps, line: drag && drag.from !== drag.to ? drag.line : null }
}

function targetAt(
  rows: readonly string[],
  y: number,
): { index: number; after: boolean; line: DropLine } | null {
  let last: { index: number; after: boolean; line: DropLine } | null = null
  for (const [index, row] of rows.entries()) {
    const box = document.getElementById(rowElementId(row))?.getBoundingClientRect()
    if (!box) continue
    const after = y > box.top + box.height / 2
    last = { index, after, line: { top: after ? box.bottom : box.top, left: box.left, width: box.width } }
    if (y < box.bottom) return last
  }
  return last
}

function scrollNear(row: string | undefined, y: number): void {
  const list = row && document.getElementById(rowElementId(row))?.closest('section')
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + edge) list.scrollBy(0, -step)
  else if (y > bottom - edge) list.scrollBy(0, step)
}

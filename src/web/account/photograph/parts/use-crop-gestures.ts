import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { moveFrame, type Size, steps, zoomFrame } from './crop-frame.ts'

type Point = { x: number; y: number }

type Gestures = { picture: Size; frame: Frame; onFrame: (frame: Frame) => void }

/** How the frame moves, so that the picture under it moves in the arrow's direction. */
const arrows: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** Moves and enlarges a frame over a picture: one pointer drags, two pinch, the wheel with Ctrl and the keys + and − enlarge, arrows move. */
export function useCropGestures({ picture, frame, onFrame }: Gestures) {
  const box = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  // The pressed field is gone, so the keyboard and screen reader continue at the frame.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  // Several moves may happen before the next render.
  const latest = useRef(frame)
  useEffect(() => {
    latest.current = frame
  }, [frame])
  const change = (next: Frame) => {
    latest.current = next
    onFrame(next)
  }
  const changeRef = useRef(change)
  useEffect(() => {
    changeRef.current = change
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const zoomByWheel = (event: WheelEvent) => {
      // Without Ctrl the wheel scrolls the page; a trackpad's pinch comes with it.
      if (!event.ctrlKey) return
      event.preventDefault()
      const at = partOf(element, { x: event.clientX, y: event.clientY })
      changeRef.current(zoomFrame(latest.current, Math.exp(-event.deltaY / 200), picture, at))
    }
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element.removeEventListener('wheel', zoomByWheel)
  }, [picture])

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    const element = box.current
    if (!before || !element) return
    const now = { x: event.clientX, y: event.clientY }
    const scale = latest.current.side / element.clientWidth
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const share = other ? 0.5 : 1
    const moved = moveFrame(
      latest.current,
      { x: (before.x - now.x) * scale * share, y: (before.y - now.y) * scale * share },
      picture,
    )
    if (!other) return change(moved)
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    const middle = partOf(element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    change(zoomFrame(moved, apart(now) / apart(before), picture, middle))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const grow = event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === '_' ? -1 : 0
    if (!arrow && !grow) return
    event.preventDefault()
    if (arrow) {
      const step = frame.side * (event.shiftKey ? steps.bigMove : steps.move)
      return change(moveFrame(frame, { x: arrow.x * step, y: arrow.y * step }, picture))
    }
    change(zoomFrame(frame, steps.zoom ** grow, picture))
  }

  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return {
    ref: box,
    onKeyDown,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** A point of the window relative to an element, in parts of its size. */
function partOf(element: HTMLElement, point: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (point.x - left) / width, y: (point.y - top) / height }
}

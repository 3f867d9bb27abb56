import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { m } from '#messages/compiled/messages.js'
import { PageIconButton } from '#web/console/search/form.tsx'
import type { DropLine, useRowDrag } from './use-row-drag.ts'

type RowOrderProps = {
  name: string
  /** The first and last rows can move only one way. */
  first: boolean
  last: boolean
  handle: ReturnType<ReturnType<typeof useRowDrag>['handleProps']>
  onMove: (step: 1 | -1) => void
}

/** Moves a row: dragged by the handle, or step by step. */
export function RowOrder({ name, first, last, handle, onMove }: RowOrderProps) {
  return (
    <span className="flex items-center justify-end">
      <PageIconButton
        size="sm"
        ofRow
        label={`${m.content_move_up()}: ${name}`}
        icon={ArrowUp}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <PageIconButton
        size="sm"
        ofRow
        label={`${m.content_move_down()}: ${name}`}
        icon={ArrowDown}
        disabled={last}
        onClick={() => onMove(1)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        {...handle}
        className="inline-flex size-9 cursor-grab touch-none items-center justify-center text-text-quiet active:cursor-grabbing"
      >
        <GripVertical strokeWidth={1.5} className="size-5" />
      </button>
    </span>
  )
}

export function DropMark({ line }: { line: DropLine | null }) {
  if (!line) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-50 h-0.5 -translate-y-px bg-accent"
      style={line}
    />
  )
}

/** Alt with an arrow moves the row under the cursor. */
export function useMoveKeys(enabled: boolean, onMove: (step: 1 | -1) => void): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target !== document.body && !target.closest('[data-row-area]')) return
      event.preventDefault()
      move(step)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}

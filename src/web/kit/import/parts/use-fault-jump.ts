import { useEffect, useRef, useState } from 'react'
import type { ImportField } from '#domain/import/import-columns.ts'
import { type CellPlace, type JudgedRow, nextFault } from '../import-table.ts'

export function cellId({ id, field }: CellPlace): string {
  return `import-${id}-${field}`
}

/** Leads from one fault to the next; its row is drawn first where it is far from the screen. */
export function useFaultJump(rows: readonly JudgedRow[], shown: readonly ImportField[]) {
  const last = useRef<CellPlace | null>(null)
  // Enter judges its cell and then looks for the next fault, so it needs the latest rows.
  const judged = useRef(rows)
  judged.current = rows
  const [target, setTarget] = useState<CellPlace | null>(null)
  const [stoodOn, setStoodOn] = useState<string | null>(null)
  useEffect(() => {
    if (!target) return
    const control = document.getElementById(cellId(target))
    control?.focus()
    control?.scrollIntoView({ block: 'center', inline: 'center' })
    if (control) setTarget(null)
  }, [target])
  return {
    target,
    /** The row that stays drawn wherever the table is scrolled: the one being gone to, else the focused one. */
    row: target?.id ?? stoodOn,
    /** The focused cell, from which the search continues. */
    at(place: CellPlace) {
      last.current = place
      setStoodOn(place.id)
    },
    /** Another list: its first fault comes first. */
    restart() {
      last.current = null
      setTarget(null)
      setStoodOn(null)
    },
    next() {
      const place = nextFault(judged.current, shown, last.current)
      last.current = place
      setTarget(place)
    },
  }
}

export type FaultJump = ReturnType<typeof useFaultJump>

import { useEffect } from 'react'
import { focusRow } from '#web/kit/list/row-keyboard.ts'

/** Milliseconds. Held-down arrow keys move faster than records load, so the address follows when they stop. */
const restAfterWalking = 200

type OpenBeside = {
  /** The row that the address opens beside the list; null when none is open. */
  open: string | null
  /** The row under the cursor. */
  active: string | null
  change: (changes: { open: string | null }) => void
}

/** Keeps the record open beside a list in step with the cursor. Returns a function that closes it and focuses the row. */
export function useOpenBeside({ open, active, change }: OpenBeside): () => void {
  useEffect(() => {
    if (open === null || active === null || active === open) return
    const timer = setTimeout(() => change({ open: active }), restAfterWalking)
    return () => clearTimeout(timer)
  }, [active, open, change])
  return () => {
    change({ open: null })
    if (active) focusRow(active)
  }
}

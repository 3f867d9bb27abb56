import { useEffect } from 'react'
import { focusRow } from '#web/kit/list/row-keyboard.ts'

/** Held-down keys walk faster than records load; the address follows when they rest. Milliseconds. */
const restAfterWalking = 200

type OpenBeside = {
  /** The row that the address opens beside the list; null when none is open. */
  open: string | null
  /** The row one stands on. */
  active: string | null
  /** Changes the address. */
  change: (changes: { open: string | null }) => void
}

/** Keeps what stands open beside a list with the row one walks to. Returns what closes it and goes back to the row. */
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

import { useEffect, useMemo } from 'react'
import { type ListParameters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
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

/**
 * The columns of a list as its address names them, or the usual ones; the first, which names the row, stays. What is chosen is shown whatever the
 * width. With the parameters of the list, the columns among them.
 */
export function useChosenColumns<Item>(columns: readonly ListColumn<Item>[], parameters: ListParameters) {
  const [address, change] = useUrlParameters()
  const named = address.get('columns')
  return useMemo(() => {
    const [first, ...optional] = columns
    const choice = { kind: 'several', values: optional.map(({ key }) => key) } as const
    const { columns: chosen } = readListFilters({ columns: choice }, { get: () => named })
    const usual = optional.filter(column => column.usual !== false)
    const shown = chosen
      ? optional.filter(({ key }) => chosen.includes(key)).map(({ roomy: _, ...column }) => column)
      : usual
    return {
      shown: first ? [first, ...shown] : shown,
      parameters: { ...parameters, columns: choice },
      choice: {
        columns: choice.values,
        words: Object.fromEntries(optional.map(({ key, head }) => [key, () => head])),
        shown: chosen ?? usual.map(({ key }) => key),
        onChange: (keys: readonly string[]) => change({ columns: keys.join('.') || 'none' }),
        onReset: () => change({ columns: null }),
      },
    }
  }, [columns, parameters, named, change])
}

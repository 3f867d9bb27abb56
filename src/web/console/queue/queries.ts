import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListParameters } from '#domain/saved-view/list-parameter.ts'
import { m } from '#messages/compiled/messages.js'
import { useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { cameFromQueue } from '#web/kit/list/quiet-target.ts'
import { focusRow } from '#web/kit/list/row-keyboard.ts'
import { type ListOptions, useList } from '#web/kit/list/use-list.ts'
import type { ListPages } from '#web/kit/list/use-list-pages.ts'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { chooseColumns } from './rules.ts'

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

/** As many rows of a list are looked through for the one that a link opens. */
const mostRowsSought = 500

type OpeningOptions<Row> = Omit<ListOptions<Row>, 'list' | 'initial' | 'onOpen'> & {
  list: ListPages<Row> & { isFetching: boolean }
  /** The panel reads what it shows by the id alone, so the list need not have the row. */
  readsAlone?: boolean
}

/** A list and the row that its address opens over it. */
export function useOpeningList<Row>({ readsAlone = false, ...options }: OpeningOptions<Row>) {
  const opened = useOpenRow(options.list, { idOf: options.idOf, readsAlone })
  return { queue: useList<Row>({ ...options, initial: opened.id, onOpen: opened.open }), opened }
}

/**
 * The row that the address opens over its list: going back closes it, a reload or a link opens it. One that no loaded page has is looked for on the
 * next ones, unless its panel reads it alone.
 */
function useOpenRow<Row>(
  list: OpeningOptions<Row>['list'],
  { idOf, readsAlone }: { idOf: (row: Row) => string; readsAlone: boolean },
) {
  const [parameters, change] = useUrlParameters()
  const { pathname, searchOf } = useOpenAddress()
  const openRecord = useOpenRecord()
  const navigate = useNavigate()
  const fromList = cameFromQueue(useLocation().state)
  const id = parameters.get('open')
  const { items, isFetching, fetchNextPage } = list
  const found = id === null ? null : (items?.find(row => idOf(row) === id) ?? null)
  // Who looks at a row keeps it, though a colleague moves it to another tab meanwhile.
  const [seen, setSeen] = useState<Row | null>(null)
  const row = found ?? (seen && idOf(seen) === id ? seen : null)
  if (row !== seen) setSeen(row)

  const isMissing = id !== null && row === null && !readsAlone && !!items && !isFetching && !list.error
  const hasMore = list.hasNextPage && (items?.length ?? 0) < mostRowsSought
  useEffect(() => {
    if (isMissing && hasMore) fetchNextPage()
  }, [isMissing, hasMore, fetchNextPage])
  const tellGone = useEffectEvent(() => {
    toasts.show({
      title: m.organiser_row_gone(),
      description: m.organiser_row_gone_text(),
      tone: 'attention',
    })
    change({ open: null })
  })
  const isGone = isMissing && !hasMore
  useEffect(() => {
    if (isGone) tellGone()
  }, [isGone])

  return {
    id,
    row,
    open: (next: Row) => openRecord({ pathname, search: searchOf(idOf(next)) }, { preventScrollReset: true }),
    /** Shows the row as it is after a change that took it out of the list. */
    renew: (changed: Row) => setSeen(changed),
    close: () => {
      // An answer may come when the reader has gone on.
      if (id === null || new URLSearchParams(window.location.search).get('open') !== id) return
      if (fromList) navigate(-1)
      else change({ open: null })
    },
  }
}

/** The columns of a list as its address names them, or the usual ones. With the parameters of the list, the columns among them. */
export function useChosenColumns<Item>(columns: readonly ListColumn<Item>[], parameters: ListParameters) {
  const [address, change] = useUrlParameters()
  const named = address.get('columns')
  return useMemo(() => {
    const { shown, chosen, optional } = chooseColumns(columns, named)
    return {
      shown,
      parameters: {
        ...parameters,
        columns: { kind: 'several', values: optional.map(({ key }) => key) } as const,
      },
      choice: {
        columns: optional.map(({ key }) => key),
        words: Object.fromEntries(optional.map(({ key, head }) => [key, () => head])),
        shown: chosen,
        onChange: (keys: readonly string[]) => change({ columns: keys.join('.') || 'none' }),
        onReset: () => change({ columns: null }),
      },
    }
  }, [columns, parameters, named, change])
}

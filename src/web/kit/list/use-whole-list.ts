import { useEffect, useState } from 'react'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import type { ListState } from './use-list.ts'

type WholeListOptions = {
  most: number
  /** With the rows that are loaded, `most` of them at most. */
  onLoaded: (rows: readonly string[]) => void
}

/**
 * Loads every row that a list finds, the first `most` of them where there are more, and then tells. A list narrowed otherwise meanwhile gives it up, and so
 * does a page that does not load.
 */
export function useWholeList<Item>(queue: ListState<Item>, { most, onLoaded }: WholeListOptions) {
  const [asked, setAsked] = useState<string | null>(null)
  const { list, rows, listKey } = queue
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isAsked = asked === listKey
  const isLoaded = !hasNextPage || rows.length >= most
  const failed = list.error !== null
  const finish = useLatestCallback(() => {
    if (!failed) onLoaded(rows.slice(0, most))
    setAsked(null)
  })
  useEffect(() => {
    if (!isAsked) return
    if (isLoaded || failed) finish()
    else if (!isFetchingNextPage) void fetchNextPage()
  }, [isAsked, isLoaded, failed, isFetchingNextPage, fetchNextPage, finish])
  return { isLoading: isAsked, load: () => setAsked(listKey), stop: () => setAsked(null) }
}

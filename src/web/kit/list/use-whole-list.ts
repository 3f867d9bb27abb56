import { useEffect, useState } from 'react'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import type { ListPages } from './use-list-pages.ts'

/** A list that is read page by page, with the keys of the rows that are loaded. */
export type PagedList = { list: ListPages<unknown>; rows: readonly string[]; listKey: string }

type WholeListOptions = {
  most: number
  /** With the rows that are loaded, `most` of them at most. */
  onLoaded: (rows: readonly string[]) => void
}

/**
 * Loads every row that a list finds, the first `most` of them where there are more, and then tells. A list narrowed otherwise meanwhile gives it up, and so
 * does a page that does not load, which is said.
 */
export function useWholeList(queue: PagedList, { most, onLoaded }: WholeListOptions) {
  const [asked, setAsked] = useState<{ listKey: string; error: Error | null } | null>(null)
  const { list, rows, listKey } = queue
  const { hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = list
  const isAsked = asked?.listKey === listKey
  const isLoaded = !hasNextPage || rows.length >= most
  // A former failure stays with the list until something loads.
  const failure = list.error === asked?.error ? null : list.error
  const finish = useLatestCallback(() => {
    if (failure) tellFailure(failure)
    else onLoaded(rows.slice(0, most))
    setAsked(null)
  })
  useEffect(() => {
    // Rows of the former filters are not those that were asked for.
    if (!isAsked || isPlaceholderData) return
    if (isLoaded || failure) finish()
    else if (!isFetchingNextPage) void fetchNextPage()
  }, [isAsked, isPlaceholderData, isLoaded, failure, isFetchingNextPage, fetchNextPage, finish])
  return {
    isLoading: isAsked,
    load: () => setAsked({ listKey, error: list.error }),
    stop: () => setAsked(null),
  }
}

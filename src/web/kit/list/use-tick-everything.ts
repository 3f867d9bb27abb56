import { useEffect, useState } from 'react'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import type { ListState } from './use-list.ts'

/**
 * Ticks every row that a list finds, the first `most` of them where there are more: pages that are not loaded yet are loaded first. Another `listKey`,
 * which identifies the list by its filters, gives it up.
 */
export function useTickEverything<Item>(
  queue: ListState<Item>,
  { most, listKey }: { most: number; listKey: string },
) {
  const [asked, setAsked] = useState<string | null>(null)
  const { list, rows } = queue
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isAsked = asked === listKey
  const isLoaded = !hasNextPage || rows.length >= most
  const failed = list.error !== null
  const finish = useLatestCallback(() => {
    if (!failed) queue.tickOnly(rows.slice(0, most))
    setAsked(null)
  })
  useEffect(() => {
    if (!isAsked) return
    if (isLoaded || failed) finish()
    else if (!isFetchingNextPage) void fetchNextPage()
  }, [isAsked, isLoaded, failed, isFetchingNextPage, fetchNextPage, finish])
  return { isTicking: isAsked, tickEverything: () => setAsked(listKey), stop: () => setAsked(null) }
}

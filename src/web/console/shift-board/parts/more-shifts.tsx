import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import type { ListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { LoadMore } from '#web/ui/load-more.tsx'

type MoreShiftsProps = { list: ListPages<unknown>; total: number }

/** The end of the board: the next page loads as the reader comes near, or by the button. A page that failed waits for the reader. */
export function MoreShifts({ list, total }: MoreShiftsProps) {
  const locale = useLocale()
  const near = useRef<HTMLDivElement>(null)
  const { items = [], error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = list
  const goesOn = hasNextPage && !isFetchingNextPage && !isPlaceholderData && !error
  useEffect(() => {
    if (!near.current || !goesOn) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
    )
    observer.observe(near.current)
    return () => observer.disconnect()
  }, [goesOn, fetchNextPage])
  if (error)
    return <LoadFailure error={error} onRetry={() => (hasNextPage ? fetchNextPage() : list.refetch())} />
  return (
    <div className="relative">
      {/* It reaches above the end, whichever part of the page scrolls. */}
      <div ref={near} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-[600px] w-px" />
      <LoadMore
        shownText={m.organiser_shown_of({
          shown: countText(items.length, locale),
          total: countText(total, locale),
        })}
        moreText={hasNextPage ? m.load_more() : undefined}
        loading={isFetchingNextPage}
        onMore={() => fetchNextPage()}
      />
    </div>
  )
}

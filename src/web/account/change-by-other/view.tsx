import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ChangeByOther, listChangesByOthers } from '#contract/change-by-other.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deedOf, doerOf } from './parts/change-words.ts'

/** From the settings to the page where assistants and their changes stand. */
export function ChangesByOthersLink() {
  const to = usePaths()
  return (
    <Section space="none" title={m.changes_by_others_settings()} lead={m.changes_by_others_settings_text()}>
      <Link
        to={{ pathname: to('account-contact'), hash: '#history' }}
        className="text-link inline-flex min-h-11 items-center"
      >
        {m.changes_by_others_settings_link()}
      </Link>
    </Section>
  )
}

const firstPage = 10

/** Every change that somebody else has made for the person, the newest first: what and by whom, without the data. */
export function ChangesByOthersPart({ guid, own }: { guid: string; own: boolean }) {
  const list = useInfiniteQuery({
    queryKey: ['changes-by-others', guid],
    queryFn: ({ pageParam, signal }) =>
      callApi(listChangesByOthers, {
        params: { guid },
        query: { limit: firstPage, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: last => last.nextCursor,
  })
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  return (
    <Section
      id="history"
      space="none"
      title={own ? m.changes_by_others_title() : m.changes_by_others_title_other()}
      lead={m.changes_by_others_lead()}
    >
      <div className="max-w-168 space-y-4">
        {list.isPending && <Skeleton className="h-20 w-full" />}
        {list.error && !list.data && <LoadFailure error={list.error} onRetry={() => list.refetch()} />}
        {list.data && items.length === 0 && (
          <p className="text-text-quiet">
            {own ? m.changes_by_others_none() : m.changes_by_others_none_other()}
          </p>
        )}
        {items.length > 0 && (
          <ol aria-label={m.changes_by_others_label()} className="divide-y border-y">
            {items.map(item => (
              <Deed key={`${item.at} ${item.action} ${item.part} ${item.name}`} deed={item} />
            ))}
          </ol>
        )}
        {list.hasNextPage && (
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.load_more()}
          </Button>
        )}
      </div>
    </Section>
  )
}

function Deed({ deed }: { deed: ChangeByOther }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
      <span className="min-w-0">
        <span className="block font-medium">{deedOf(deed)}</span>
        <span className="block text-sm wrap-anywhere text-text-quiet">{doerOf(deed, locale)}</span>
      </span>
      <time dateTime={deed.at} className="tabular text-sm text-text-quiet">
        {formatMoment(Date.parse(deed.at), locale, timeZone)}
      </time>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { listNews } from '#contract/news.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The others are on the site. */
const shown = 3

/** The forum's latest news; each opens on the site. */
export function LatestNews() {
  const locale = useLocale()
  const to = usePaths()
  const { data, error, refetch } = useQuery({
    queryKey: ['news', locale],
    queryFn: ({ signal }) => callApi(listNews, { query: { locale, page: 1 }, signal }),
    staleTime: 5 * 60_000,
  })
  const items = data?.items.slice(0, shown) ?? []
  return (
    <Section
      space="none"
      title={m.cabinet_news_title()}
      action={
        <a href={to('news')} className="text-link text-sm">
          {m.news_all()}
        </a>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && items.length === 0 && <p className="text-text-quiet">{m.news_empty()}</p>}
      {items.length > 0 && (
        <ul className="divide-y border-y">
          {items.map(({ guid, date, title }) => (
            <li key={guid}>
              <a href={`${to('news')}/${guid}`} className="group block py-3.5">
                <span className="block text-sm text-text-quiet">{formatDay(date, locale)}</span>
                <span className="block font-medium group-hover:underline">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

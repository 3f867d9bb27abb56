import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import type { HomeStoryData } from './load-home.ts'
import { PagePart } from './page-part.tsx'

export function LatestNews({ news }: { news: HomeStoryData['news'] }) {
  const to = usePaths()
  const locale = useLocale()
  if (news.length === 0) return null
  return (
    <PagePart title={m.site_news_title()} link={{ to: to('news'), text: m.site_news_all() }}>
      <ul>
        {news.map(({ guid, date, title }) => (
          <li
            key={guid}
            className="grid gap-x-8 border-t py-3 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <time dateTime={date} className="text-text-quiet">
              {formatDay(date, locale)}
            </time>
            <a
              href={to('newsItem', { guid })}
              className="font-semibold text-pretty underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}

import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { HomePart } from './home-part.tsx'
import type { HomeStoryData } from './load-home.ts'

export function LatestNews({ news }: { news: HomeStoryData['news'] }) {
  const to = usePaths()
  const locale = useLocale()
  if (news.length === 0) return null
  return (
    <HomePart title={m.site_news_title()} link={{ to: to('news'), text: m.site_news_all() }}>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {news.map(({ guid, date, title, summary }) => (
          <li key={guid} className="border-t border-accent pt-4">
            <a href={to('newsItem', { guid })} className="group block rounded-md">
              <time dateTime={date} className="text-sm text-text-quiet">
                {formatDay(date, locale)}
              </time>
              <span className="mt-1 block text-lg font-semibold text-pretty underline-offset-4 group-hover:underline">
                {title}
              </span>
            </a>
            <p className="mt-2 line-clamp-3 text-sm text-text-quiet">{summary}</p>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

import { data, type LoaderFunctionArgs } from 'react-router'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { newsFeed } from '#web/site/parts/news/news-feed.ts'

/** Feed readers ask often; older news are on the site. */
const newest = 30

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { content, edition, publicUrl } = context.get(pageDataContext)
  const locale = localeOf(new URL(request.url).pathname)
  const [page, cards] = await Promise.all([content.page(locale, 'news'), content.latestNews(locale, newest)])
  if (!page) throw data(null, { status: 404 })
  const items = await Promise.all(cards.map(({ guid }) => content.newsItem(locale, guid)))
  const facts = { locale, publicUrl, edition: await edition(), page }
  return new Response(newsFeed({ ...facts, items: items.filter(item => item !== null) }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}

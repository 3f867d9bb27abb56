import { data, type LoaderFunctionArgs } from 'react-router'
import type { NewsCard, NewsItem, NewsList, NewsTopic } from '#contract/news.ts'
import { newsTopics } from '#domain/content/content-choice.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { loadSitePage, type PageText } from '#web/site/parts/site-page/load-site-page.ts'

export type NewsData = { page: PageText; list: NewsList; topic: NewsTopic | null }

/** One page of the news as `?topic=&page=` name it; an unknown topic and a page beyond the last answer 404. */
export async function loadNews(args: LoaderFunctionArgs): Promise<NewsData> {
  const { page, content, locale } = await loadSitePage(args, 'news')
  const query = args.url.searchParams
  const named = query.get('topic')
  const topic = newsTopics.find(one => one === named) ?? null
  if (named !== null && topic === null) throw data(null, { status: 404 })
  const list = await content.news(locale, {
    page: Number(query.get('page') ?? 1),
    topic: topic ?? undefined,
  })
  if (list.page > list.pages) throw data(null, { status: 404 })
  return { page, list, topic }
}

type Neighbour = Pick<NewsCard, 'guid' | 'title'> | null

export type NewsItemData = { item: NewsItem; older: Neighbour; newer: Neighbour; address: string }

/** One news item with the next older and newer ones; an unknown one answers 404. */
export async function loadNewsItem({ context, params, url }: LoaderFunctionArgs): Promise<NewsItemData> {
  const { content, publicUrl } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const [item, all] = await Promise.all([
    content.newsItem(locale, params.guid ?? ''),
    content.latestNews(locale, Number.POSITIVE_INFINITY),
  ])
  if (!item) throw data({ message: errorSentence('news_not_found', locale) }, { status: 404 })
  const place = all.findIndex(({ guid }) => guid === item.guid)
  const at = (index: number): Neighbour => {
    const found = place < 0 ? undefined : all[index]
    return found ? { guid: found.guid, title: found.title } : null
  }
  const address = publicUrl + url.pathname
  return { item, older: at(place + 1), newer: place > 0 ? at(place - 1) : null, address }
}

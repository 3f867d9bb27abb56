import { Feed } from 'feed'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { NewsItem } from '#contract/news.ts'
import type { SitePage } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { pathTo } from '#web/paths.ts'
import { newsFeedAddress } from './news-address.ts'
import { newsTopicName } from './news-topic-name.ts'

type FeedFacts = {
  locale: Locale
  publicUrl: string
  edition: EditionFacts
  page: SitePage
  /** Newest first. */
  items: readonly NewsItem[]
}

/** The news as RSS 2.0: whole texts, absolute addresses, identical bytes until something changes. */
export function newsFeed({ locale, publicUrl, edition, page, items }: FeedFacts): string {
  const changes = items.map(({ modifiedAt }) => modifiedAt).concat(page.modifiedAt)
  const feed = new Feed({
    title: m.news_feed_title({ name: edition.name[locale] }, { locale }),
    description: page.description,
    link: publicUrl + pathTo(locale, 'news'),
    feed: publicUrl + newsFeedAddress(locale),
    language: locale,
    updated: new Date(changes.toSorted().at(-1) ?? page.modifiedAt),
    generator: 'Quorum',
  })
  for (const { guid, topic, title, summary, bodyHtml, publishedAt } of items)
    feed.addItem({
      id: guid,
      guid,
      title,
      link: publicUrl + pathTo(locale, 'newsItem', { guid }),
      description: summary,
      content: absolute(bodyHtml, publicUrl),
      date: new Date(publishedAt),
      category: [{ name: newsTopicName(topic, { locale }) }],
    })
  return feed.rss2()
}

/** Feed readers cannot resolve relative addresses. */
function absolute(html: string, publicUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)
}

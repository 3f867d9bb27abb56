import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { localeOf } from '#web/paths.ts'
import type { NewsData } from './load-news.ts'
import { newsFeedAddress } from './news-address.ts'
import { newsTopicName } from './news-topic-name.ts'

/** Head of the list: topic and page in the title, and a link to the feed. */
export function newsMeta(args: MetaArgs, loaded: NewsData | undefined): MetaDescriptor[] {
  if (!loaded) return [{ title: m.product_name() }]
  const { page, list, topic } = loaded
  const ofTopic = topic ? m.news_title_topic({ title: page.title, topic: newsTopicName(topic) }) : page.title
  const title = list.page > 1 ? m.news_title_page({ title: ofTopic, page: list.page }) : ofTopic
  return publicMeta(args, ({ edition }, locale) => ({
    title,
    description: page.description,
    extra: [
      {
        tagName: 'link',
        rel: 'alternate',
        type: 'application/rss+xml',
        title: m.news_feed_title({ name: edition.name[locale] }),
        href: newsFeedAddress(localeOf(args.location.pathname)),
      },
    ],
  }))
}

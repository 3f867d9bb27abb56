import { z } from 'zod'
import { newsTopics } from '#domain/content/content-choice.ts'
import { guid, isoDate, isoInstant, locale } from './field.ts'
import { picture } from './picture.ts'
import { defineRoute } from './route.ts'

export const newsTopic = z.enum(newsTopics)

export const newsCard = z.object({
  guid,
  topic: newsTopic,
  date: isoDate,
  title: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
})

/** One page of the news list: `page` counts from 1. */
export const newsList = z.object({
  items: z.array(newsCard),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  /** How many items each topic has, over all pages. */
  topics: z.array(z.object({ topic: newsTopic, count: z.int() })),
})

export const newsItem = newsCard.extend({
  /** Safe HTML rendered from the editor's CommonMark. */
  bodyHtml: z.string(),
  publishedAt: isoInstant,
  modifiedAt: isoInstant,
  /** Other news of the same topic, newest first. */
  related: z.array(newsCard),
})

/** The language of the answer; without it Accept-Language decides. */
export const inLocale = z.strictObject({ locale: locale.optional() })

export const listNews = defineRoute({
  method: 'GET',
  path: '/news',
  summary: 'The news, newest first',
  failure: 'news_load_failed',
  policy: { kind: 'public' },
  query: inLocale.extend({
    topic: newsTopic.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: newsList,
})

export const readNews = defineRoute({
  method: 'GET',
  path: '/news/:guid',
  summary: 'One news item',
  failure: 'news_load_failed',
  policy: { kind: 'public' },
  params: z.object({ guid: z.guid('news_not_found') }),
  query: inLocale,
  response: newsItem,
})

export type NewsCard = z.infer<typeof newsCard>
export type NewsList = z.infer<typeof newsList>
export type NewsItem = z.infer<typeof newsItem>
export type NewsTopic = z.infer<typeof newsTopic>

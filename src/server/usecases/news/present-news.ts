import type { Locale } from '#contract/field.ts'
import type { NewsCard, NewsItem, NewsList, NewsTopic } from '#contract/news.ts'
import { newsTopics } from '#domain/content/content-choice.ts'
import type { ContentSnapshot, EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present, presentPicture } from '../content/present-values.ts'
import { renderProse } from '../content/render-prose.ts'

/** News on one page of the list. */
const newsPerPage = 9
const relatedNews = 3

/** The news of an edition, newest first; of one day in the order of the editors. */
export function presentNewsCards(of: EditionContent, locale: Locale): NewsCard[] {
  return newestFirst(of).map(item => presentCard(item, locale))
}

export function presentNewsList(
  cards: readonly NewsCard[],
  query: { page: number; topic?: NewsTopic | undefined },
): NewsList {
  const chosen = query.topic ? cards.filter(card => card.topic === query.topic) : cards
  const from = (query.page - 1) * newsPerPage
  return {
    items: chosen.slice(from, from + newsPerPage),
    page: query.page,
    pages: Math.max(1, Math.ceil(chosen.length / newsPerPage)),
    total: chosen.length,
    topics: newsTopics.map(topic => ({ topic, count: cards.filter(card => card.topic === topic).length })),
  }
}

export function presentNewsItem(snapshot: ContentSnapshot, locale: Locale, guid: string): NewsItem | null {
  const found = snapshot.find('news', guid)
  if (!found) return null
  const { item, of } = found
  return {
    ...presentCard(item, locale),
    bodyHtml: renderProse(present(item.content.body, locale), locale),
    publishedAt: item.firstPublishedAt.toISOString(),
    modifiedAt: item.publishedAt.toISOString(),
    related: related(item, of).map(other => presentCard(other, locale)),
  }
}

/** The nearest in time of the same topic, but for the next older and newer item, to which the page leads anyway. */
function related(item: PublishedItem<'news'>, of: EditionContent): PublishedItem<'news'>[] {
  const all = newestFirst(of)
  const here = all.indexOf(item)
  const beside = [all[here - 1], all[here + 1]]
  const same = all.filter(other => other.content.topic === item.content.topic)
  const place = same.indexOf(item)
  const nearest = same
    .map((other, index) => ({ other, distance: Math.abs(index - place) }))
    .filter(({ other, distance }) => distance > 0 && !beside.includes(other))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, relatedNews)
    .map(({ other }) => other)
  return same.filter(other => nearest.includes(other))
}

function newestFirst(of: EditionContent): PublishedItem<'news'>[] {
  return of
    .of('news')
    .toSorted((left, right) =>
      left.content.date < right.content.date ? 1 : left.content.date > right.content.date ? -1 : 0,
    )
}

function presentCard({ guid, content }: PublishedItem<'news'>, locale: Locale): NewsCard {
  return {
    guid,
    topic: content.topic,
    date: content.date,
    title: present(content.title, locale),
    summary: present(content.summary, locale),
    cover: presentPicture(content.cover, present(content.coverAlt, locale)),
  }
}

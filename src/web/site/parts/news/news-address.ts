import type { Locale } from '#contract/field.ts'
import { localisePath, pathTo } from '#web/paths.ts'

/** The list of news by topic and page; the first page has no number. */
export function newsAddress(locale: Locale, { topic, page }: { topic: string | null; page: number }): string {
  const query = new URLSearchParams()
  if (topic) query.set('topic', topic)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return pathTo(locale, 'news') + (text && `?${text}`)
}

export function newsFeedAddress(locale: Locale): string {
  return localisePath(locale, '/news.xml')
}

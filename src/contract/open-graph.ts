import { pageSlugs } from '#domain/content/content-choice.ts'
import type { Locale } from './field.ts'

/** Pixels of the picture that messengers and social networks show beside a link. */
export const openGraphSize = { width: 1200, height: 630 } as const

/** Pages that have a picture of their own, by their names in the site map. */
export const openGraphPages = [...pageSlugs, 'program2024', 'survey', 'offer', 'privacy'] as const
export type OpenGraphPage = (typeof openGraphPages)[number]

/** Pages of one public record each; a picture is named by the record's guid. */
export const openGraphRecords = ['newsItem', 'programSession', 'speaker', 'surveyResult'] as const
export type OpenGraphRecord = (typeof openGraphRecords)[number]

export type OpenGraphTarget = { page: OpenGraphPage } | { page: OpenGraphRecord; guid: string }

const addressPattern =
  /^([a-zA-Z0-9]{1,20})(?:\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}))?\.jpg$/

/** The path of a picture: `/og/ru/faq.jpg`, `/og/en/newsItem/{guid}.jpg`. */
export function openGraphPath(locale: Locale, target: OpenGraphTarget): string {
  return `/og/${locale}/${target.page}${'guid' in target ? `/${target.guid}` : ''}.jpg`
}

/** Reads the part of a path after the language; null when there is no such picture. */
export function parseOpenGraphPath(rest: string): OpenGraphTarget | null {
  const [, page = '', guid] = addressPattern.exec(rest) ?? []
  return openGraphTarget(page, guid ?? null)
}

/** The picture of a page of the site map; null where it has none. */
export function openGraphTarget(page: string, guid: string | null): OpenGraphTarget | null {
  const record = openGraphRecords.find(name => name === page)
  if (record) return guid ? { page: record, guid } : null
  const plain = openGraphPages.find(name => name === page)
  return plain && !guid ? { page: plain } : null
}

import type { Locale } from '#contract/field.ts'
import type { PageData } from '#contract/page-data.ts'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { localeOf, localisePath, pathTo } from '#web/paths.ts'
import { type PageName, pageEntry, pageNames } from '#web/site-map.ts'
import { addresses } from './page-meta.ts'

/** One page in one language; `modifiedAt` where it is known when its words last changed. */
export type SitemapEntry = { path: string; modifiedAt: string | null }

/** Lists that change whenever one of their records does. */
const lists: Partial<Record<PageName, string[]>> = {
  home: ['newsItem'],
  news: ['newsItem'],
  program: ['programSession'],
  speakers: ['speaker'],
}

/** Every indexed page in both languages, including records. */
export async function sitemapEntries({ content }: Pick<PageData, 'content'>): Promise<SitemapEntry[]> {
  const records = await content.addresses()
  const newest = (pages: string[]) =>
    records.filter(({ page }) => pages.includes(page)).map(({ modifiedAt }) => modifiedAt)
  const entries: SitemapEntry[] = []
  for (const name of pageNames) {
    const { noindex, path, guard } = pageEntry(name)
    if (noindex || guard !== 'none' || path.includes(':')) continue
    for (const locale of ['ru', 'en'] as const) {
      const slug = pageSlugs.find(one => one === name)
      const words = slug && (await content.page(locale, slug))
      const changes = [...newest(lists[name] ?? []), ...(words ? [words.modifiedAt] : [])]
      entries.push({ path: localisePath(locale, path), modifiedAt: changes.toSorted().at(-1) ?? null })
    }
  }
  for (const { page, guid, modifiedAt } of records.filter(({ unlisted }) => !unlisted))
    for (const locale of ['ru', 'en'] as const)
      entries.push({ path: pathTo(locale, page, { guid }), modifiedAt })
  return entries
}

/**
 * The sitemap (sitemaps.org, with Google's language links): each page once per language, each with all its translations. A sitemap may list only what
 * is below its own path: that of `/` everything, that of `/en` English alone.
 */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[], locale: Locale): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries
      .filter(({ path }) => locale === 'ru' || localeOf(path) === 'en')
      .map(entry => urlOf(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n')
}

function urlOf(publicUrl: string, { path, modifiedAt }: SitemapEntry): string {
  const { self, alternates } = addresses(publicUrl, { pathname: path, search: '' })
  const links = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const changed = modifiedAt ? `<lastmod>${escapeXml(modifiedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(self)}</loc>${changed}${links.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

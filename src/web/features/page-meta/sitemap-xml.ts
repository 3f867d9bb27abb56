import { localisePath } from '../../paths.ts'
import { pageEntry, pageNames } from '../../site-map.ts'
import { addresses } from './page-meta.ts'

/**
 * The sitemap (sitemaps.org, with Google's language links): each page once per language, each with all its twins. Pages
 * with parameters and pages kept from search engines stay out.
 */
export function sitemapXml(publicUrl: string): string {
  const paths = pageNames
    .map(pageEntry)
    .filter(({ noindex, path, guard }) => !noindex && guard === 'none' && !path.includes(':'))
    .flatMap(({ path }) => [path, localisePath('en', path)])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map(path => urlOf(publicUrl, path)),
    '</urlset>',
    '',
  ].join('\n')
}

function urlOf(publicUrl: string, path: string): string {
  const { self, alternates } = addresses(publicUrl, path)
  const links = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(self)}</loc>${links.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

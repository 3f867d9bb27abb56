import { localeOf } from './paths.ts'
import { findPage, isKnownValue, type PageEntry, pageEntry } from './site-map.ts'

/** What stands behind an address that is the same for everybody. */
export type PageTarget = {
  /** Names the rendered page among all that are kept: language, page, and what it is rendered by. */
  key: string
  /** The address to render: without whatever changes nothing in the page, so that a key has one address. */
  address: string
  /** Its route's id, by which the browser asks for its data alone; null where there is no data to ask for. */
  route: string | null
  /** The public record that the page shows; the page exists as long as the record does. */
  record: { page: string; guid: string } | null
}

const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What an address leads to, when everybody gets the same; null where the page must be rendered for each request: a page with a
 * token or somebody's guid in its address must never reach somebody else. All unknown paths share one page.
 */
export function pageTarget(pathname: string, search: string): PageTarget | null {
  const locale = localeOf(pathname)
  if (isFeed(pathname)) return { key: pathname, address: pathname, route: null, record: null }
  const name = findPage(pathname)
  if (!name) return notFound(locale)
  const route = `${locale}:${name}`
  const { path, record, query } = pageEntry(name)
  // One spelling for all that share a key: whoever asks first for another would have it rendered for everybody.
  const plain = pathname.replace(/\/$/, '') || '/'
  if (!path.includes(':')) {
    const known = knownQuery(query, search)
    if (known === null) return notFound(locale)
    return { key: route + known, address: plain + known, route, record: null }
  }
  if (!record) return null
  const guid = plain.split('/').at(-1) ?? ''
  if (!guidPattern.test(guid)) return notFound(locale)
  return { key: `${route}:${guid}`, address: plain, route, record: { page: name, guid } }
}

/** Whether a page is rendered by some of its query parameters. */
export function hasKnownQuery(pathname: string): boolean {
  const name = findPage(pathname)
  return name !== null && pageEntry(name).query !== undefined
}

function notFound(locale: string): PageTarget {
  const address = locale === 'en' ? '/en/404' : '/404'
  return { key: `${locale}:not-found`, address, route: null, record: null }
}

/** The parameters that count, in the order of the site map, so that their order in the address does not; null where one leads nowhere. */
function knownQuery(query: PageEntry['query'], search: string): string | null {
  if (!query || search.length < 2) return ''
  const given = new URLSearchParams(search)
  const known: string[] = []
  for (const [name, values] of Object.entries(query)) {
    const value = given.get(name)
    if (value === null) continue
    if (isKnownValue(values, value)) known.push(`${name}=${encodeURIComponent(value)}`)
    else if (!(values instanceof RegExp)) return null
  }
  return known.length > 0 ? `?${known.join('&')}` : ''
}

/** Addresses outside the site map that are kept as pages are: lists for machines. */
function isFeed(pathname: string): boolean {
  return feeds.has(pathname.replace(/^\/en(?=\/)/, ''))
}

const feeds = new Set(['/sitemap.xml', '/news.xml', '/manifest.webmanifest', '/robots.txt', '/favicon.ico'])

import type { PageTarget } from '#contract/page-data.ts'
import { localeOf } from './paths.ts'
import { findPage, isConsolePath, isKnownValue, type PageEntry, pageEntry } from './site-map.ts'

const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What an address leads to; null where it names somebody: a page with a token or somebody's guid in its address must never reach somebody else. A
 * page that is narrowed by a free choice has no key and is made for each request. All unknown paths share one page.
 */
export function pageTarget(pathname: string, search: string): PageTarget | null {
  const locale = localeOf(pathname)
  if (isFeed(pathname)) return { key: pathname, address: pathname, record: null }
  const name = findPage(pathname)
  if (!name) return isConsolePath(pathname) ? unknownInConsole(locale) : notFound(locale)
  const route = `${locale}:${name}`
  const { path, record, query, search: free } = pageEntry(name)
  // One spelling per key; otherwise whoever asks for another spelling first would have it rendered for everybody.
  const plain = pathname.replace(/\/$/, '') || '/'
  if (!path.includes(':')) {
    const given = new URLSearchParams(search.length > 1 ? search : '')
    const known = knownQuery(query, given)
    if (known === null) return notFound(locale)
    const asked = knownQuery(free, given) ?? []
    return {
      key: asked.length > 0 ? null : route + joined(known),
      address: plain + joined([...known, ...asked]),
      record: null,
    }
  }
  if (!record) return null
  const guid = plain.split('/').at(-1) ?? ''
  if (!guidPattern.test(guid)) return missingRecord(route, plain)
  return { key: `${route}:${guid}`, address: plain, record: { page: name, guid } }
}

/** Whether some query parameters affect how a page is rendered. */
export function hasKnownQuery(pathname: string): boolean {
  const name = findPage(pathname)
  if (name === null) return false
  const { query, search } = pageEntry(name)
  return query !== undefined || search !== undefined
}

/** Inside the console an unknown address keeps the console around it. */
function unknownInConsole(locale: string): PageTarget {
  const address = locale === 'en' ? '/en/organizer/404' : '/organizer/404'
  return { key: `${locale}:organiser:not-found`, address, record: null }
}

/** All records that are not there share one page, which names what was looked for. */
function missingRecord(route: string, path: string): PageTarget {
  return { key: `${route}:missing`, address: path.replace(/[^/]+$/, 'missing'), record: null }
}

function notFound(locale: string): PageTarget {
  const address = locale === 'en' ? '/en/404' : '/404'
  return { key: `${locale}:not-found`, address, record: null }
}

/** The parameters that count, in the order of the site map rather than of the address; null where one is invalid. */
function knownQuery(query: PageEntry['query'], given: URLSearchParams): string[] | null {
  const known: string[] = []
  for (const [name, values] of Object.entries(query ?? {})) {
    const value = given.get(name)
    if (value === null) continue
    if (isKnownValue(values, value)) known.push(`${name}=${encodeURIComponent(value)}`)
    else if (!(values instanceof RegExp)) return null
  }
  return known
}

function joined(parameters: readonly string[]): string {
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** Addresses outside the site map that are kept as pages are: lists for machines. */
function isFeed(pathname: string): boolean {
  return feeds.has(pathname.replace(/^\/en(?=\/)/, ''))
}

const feeds = new Set([
  '/sitemap.xml',
  '/news.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/speculation-rules.json',
  '/favicon.ico',
])

/**
 * What the service worker does with a request:
 * - asset: named by its content, so a cached copy is as good as the server's
 * - page: from the server if reachable, else the cached copy
 * - visit: another page; from the server, which says whether everybody gets the same one, and then it is kept; without a network the kept copy or the
 *   offline page
 * - pass: not the worker's business
 */
export type OfflinePlan = 'asset' | 'page' | 'visit' | 'pass'

/** Pages that open offline once cached; their HTML holds nothing personal. */
const offlinePages = new Set([
  '/account',
  '/account/badge',
  '/account/favourites',
  '/account/programme',
  '/program',
  '/offline',
  '/organizer/gate',
])

/** `reads` says that a script asked for HTML: a session opened beside the list is its page. */
type Asked = { method: string; url: string; mode?: string; reads?: boolean }

/** Decides a request by its address. Personal data goes through /api, which the worker never caches. */
export function offlinePlan({ method, url, mode, reads }: Asked, origin: string): OfflinePlan {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname === '/__manifest') return namesAnyone(search) ? 'pass' : 'page'
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\.data$/, '') || '/'
  if (offlinePages.has(page)) return 'page'
  return mode === 'navigate' || reads ? 'visit' : 'pass'
}

/** Whose results, names or rights an address holds: such a page is never kept, whatever the server says of it. */
const ofSomebody =
  /^(?:\/en)?\/(?:account|organizer|staff|login|signup|unsubscribe|volunteer|dev|test|search|footer)(?:[/.]|$)/

/**
 * Whether to keep a page that was visited: one of the site, for which the server names the pages that may be fetched ahead. What somebody searched for
 * stays with them; the days of the programme are told apart.
 */
export function isKeptOnVisit(url: string, headers: Headers): boolean {
  const { pathname, search } = new URL(url)
  if (!headers.has('Speculation-Rules') || ofSomebody.test(pathname)) return false
  return search === '' || /^\?day=(?:[1-9]|all)$/.test(search)
}

/** The router requests routes by the addresses of links, and one with a guid or a token must not be stored. */
function namesAnyone(search: string): boolean {
  return /\/[\w-]{20,}/.test(decodeURIComponent(search))
}

/** The offline page for somebody who asked for `url`, in their language; it remembers where they wanted to go. */
export function offlineAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const prefix = /^\/en(?=\/|$)/.test(pathname) ? '/en' : ''
  return `${origin}${prefix}/offline#${pathname}${search}`
}

/** The address of ours that the offline page was opened for; null where its fragment has none. */
export function wantedAddress(fragment: string): string | null {
  const address = fragment.slice(1)
  return /^\/(?![/\\])/.test(address) ? address : null
}

/** The reader of PDF files is large, and a scan cannot be sent without a network anyway. */
const onlyOnline = /^\/assets\/pdf[.-]/

/** Addresses of the built files that a page, a style sheet or another built file names; those name each other beside themselves. */
export function assetsIn(text: string): string[] {
  const named = text.matchAll(
    /(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w.-]+\.(?:js|css|woff2|png|svg|wasm))/g,
  )
  const addresses = new Set(Array.from(named, ([, name]) => `/assets/${name}`))
  return [...addresses].filter(address => !onlyOnline.test(address))
}

/** Whether to read a built file for its dependencies; the list of all routes would name every page. */
export function namesItsNeeds(path: string): boolean {
  return /\.(?:js|css)$/.test(path) && !path.startsWith('/assets/manifest-')
}

/**
 * What the service worker does with a request:
 * - asset: named by its content, so a cached copy is as good as the server's
 * - page: from the server if reachable, else the cached copy
 * - visit: a page that is not cached; from the server, or without a network the offline page
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

type Asked = { method: string; url: string; mode?: string }

/** Decides a request by its address. Personal data goes through /api, which the worker never caches. */
export function offlinePlan({ method, url, mode }: Asked, origin: string): OfflinePlan {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname === '/__manifest') return namesAnyone(search) ? 'pass' : 'page'
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\.data$/, '') || '/'
  if (offlinePages.has(page)) return 'page'
  return mode === 'navigate' ? 'visit' : 'pass'
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

/**
 * What the service worker does with a request:
 * - asset: named by its content, so the kept copy is as good as the server's
 * - page: of the server where there is one, the kept copy otherwise
 * - visit: a person goes to a page that is not kept: of the server, and without a network the page that says what opens
 * - pass: none of its business
 */
export type OfflinePlan = 'asset' | 'page' | 'visit' | 'pass'

/** Pages that open without a network once they were kept; nothing in their HTML is personal. */
const offlinePages = new Set(['/account', '/account/badge', '/program', '/offline'])

type Asked = { method: string; url: string; mode?: string }

/** Decides one request by its address. What is personal goes by /api and is never the worker's: it keeps no data of anybody. */
export function offlinePlan({ method, url, mode }: Asked, origin: string): OfflinePlan {
  const { origin: from, pathname, search } = new URL(url)
  if (method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname === '/__manifest') return namesAnyone(search) ? 'pass' : 'page'
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\.data$/, '') || '/'
  if (offlinePages.has(page)) return 'page'
  return mode === 'navigate' ? 'visit' : 'pass'
}

/** The router asks for routes by the addresses of links: one with a guid or a token of somebody's is written down nowhere. */
function namesAnyone(search: string): boolean {
  return /\/[\w-]{20,}/.test(decodeURIComponent(search))
}

/** Where somebody is led who asked for `url` without a network: the page that says so, in their language, which knows where they wanted to go. */
export function offlineAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const prefix = /^\/en(?=\/|$)/.test(pathname) ? '/en' : ''
  return `${origin}${prefix}/offline#${pathname}${search}`
}

/** The own address that the page without a network was opened for; null where its fragment names none. */
export function wantedAddress(fragment: string): string | null {
  const address = fragment.slice(1)
  return /^\/(?![/\\])/.test(address) ? address : null
}

/** Addresses of the built files that a page, a style sheet or another built file names; those name each other beside themselves. */
export function assetsIn(text: string): string[] {
  const named = text.matchAll(/(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w.-]+\.(?:js|css|woff2|png|svg))/g)
  return [...new Set(Array.from(named, ([, name]) => `/assets/${name}`))]
}

/** Whether a built file is to be read for what it needs; the list of all routes would name every page there is. */
export function namesItsNeeds(path: string): boolean {
  return /\.(?:js|css)$/.test(path) && !path.startsWith('/assets/manifest-')
}

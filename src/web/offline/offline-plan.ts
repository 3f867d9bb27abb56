/**
 * What the service worker does with a request:
 * - asset: named by its content, so the kept copy is as good as the server's
 * - page: of the server where there is one, the kept copy otherwise
 * - pass: none of its business
 */
export type OfflinePlan = 'asset' | 'page' | 'pass'

/** Pages that open without a network once they were kept; nothing in their HTML is personal. */
const offlinePages = new Set(['/account', '/account/badge', '/program'])

/** Decides one request by its address. What is personal goes by /api and is never the worker's: it keeps no data of anybody. */
export function offlinePlan(request: { method: string; url: string }, origin: string): OfflinePlan {
  const { origin: from, pathname } = new URL(request.url)
  if (request.method !== 'GET' || from !== origin) return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname === '/__manifest') return 'page'
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\.data$/, '') || '/'
  return offlinePages.has(page) ? 'page' : 'pass'
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

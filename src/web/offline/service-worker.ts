import {
  assetCache,
  deletePages,
  type KeptPart,
  keptAt,
  keptPartOf,
  mostSitePages,
  pageCache,
  siteCache,
} from '#web/kit/kept/kept-pages.ts'
import { assetsIn, isKeptOnVisit, namesItsNeeds, offlineAddress, offlinePlan } from './offline-plan.ts'

/** The parts of a service worker's API used here, which the page's types lack. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void }
type Messaged = Extendable & { data: unknown }
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Messaged) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}

const worker = globalThis as unknown as Worker

/** Counts requests to forget a part, after a log-out for example, so that what was begun before one is not cached after it. */
const forgotten: Record<KeptPart, number> = { cabinet: 0, gate: 0 }

/** Above this number of built files, those of older builds are deleted: more than twice the files of one build, whose own must all stay. */
const mostAssets = 1500

/** How long a page that is kept waits for the server's, in milliseconds: a network that hangs is none. */
const patience = 4000

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', event => {
  const { method, url, mode, headers } = event.request
  const reads = headers.get('Accept')?.startsWith('text/html') === true
  const plan = offlinePlan({ method, url, mode, reads }, worker.location.origin)
  if (plan === 'asset') event.respondWith(keptOrFetched(event.request))
  if (plan === 'page') event.respondWith(fetchedOrKept(event.request))
  if (plan === 'visit') event.respondWith(visited(event))
})

worker.addEventListener('message', event => {
  const { keep, visited: seen, forget } = (event.data ?? {}) as Record<string, unknown>
  if (forget === 'cabinet' || forget === 'gate') {
    forgotten[forget] += 1
    event.waitUntil(deletePages({ caches }, forget))
  }
  if (Array.isArray(keep)) event.waitUntil(keepPages(keep.filter(isText)))
  if (Array.isArray(seen)) event.waitUntil(keepVisited(seen.filter(isText)))
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** One after another, so that on a slow network the page somebody is waiting for comes first. */
async function keepPages(paths: string[]): Promise<void> {
  const before = { ...forgotten }
  for (const path of paths) {
    const part = keptPartOf(path)
    const wasForgotten = () => part !== null && forgotten[part] !== before[part]
    if (wasForgotten()) continue
    await keepPage(path).catch(() => {})
    // After a log-out meanwhile, the page must not stay cached.
    if (part !== null && wasForgotten()) await deletePages({ caches }, part)
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(assetCache)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

async function fetchedOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(pageCache)
  // A day of the programme that was never opened is on the page of all days.
  const kept = (await cache.match(request.url)) ?? (await cache.match(request.url, { ignoreSearch: true }))
  const fetched = fetchAndKeep(request, cache)
  if (!kept) return fetched.catch(error => tellOrThrow(request, error))
  return soonOr(fetched, () => dated(kept))
}

/** The server's answer, or what is kept once the server fails or is too late. */
function soonOr(fetched: Promise<Response>, kept: () => Promise<Response>): Promise<Response> {
  const late = new Promise<Response>((resolve, reject) => {
    setTimeout(() => kept().then(resolve, reject), patience)
  })
  return Promise.race([fetched.catch(kept), late])
}

/** A kept page that says when it was kept: the site's script tells its reader (site/script/offline.ts). */
async function dated(kept: Response): Promise<Response> {
  const at = keptAt(kept)
  if (!at || !kept.headers.get('Content-Type')?.startsWith('text/html')) return kept
  const html = (await kept.clone().text()).replace('<html', `<html data-kept-at="${at.toISOString()}"`)
  const headers = new Headers(kept.headers)
  // The cache holds the page as it was read, not as it was sent; and nothing can be fetched ahead now.
  for (const name of ['Content-Encoding', 'Content-Length', 'Speculation-Rules']) headers.delete(name)
  return new Response(html, { status: kept.status, headers })
}

async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const response = await fetch(request)
  // A search of the programme stays with whoever made it.
  const found = response.headers.has('Speculation-Rules') && !isKeptOnVisit(request.url, response.headers)
  if (isWorthKeeping(response) && !found && (await mayKeep(cache, request.url)))
    await cache.put(request.url, response.clone())
  return response
}

/** A page of a part is cached only when that part asks for it, so that a visit does not restore it after a log-out. */
async function mayKeep(cache: Cache, url: string): Promise<boolean> {
  return (
    keptPartOf(new URL(url).pathname) === null ||
    (await cache.match(url, { ignoreSearch: true })) !== undefined
  )
}

async function visited(event: Fetching): Promise<Response> {
  const { request } = event
  const cache = await caches.open(siteCache)
  const kept = await cache.match(request.url)
  const fetched = fetch(request).then(response => {
    // Nobody waits for the cache.
    if (isWorthKeeping(response) && isKeptOnVisit(request.url, response.headers))
      event.waitUntil(keepSitePage(request.url, response.clone()).catch(() => {}))
    return response
  })
  if (kept) return soonOr(fetched, () => dated(kept))
  return fetched.catch(error => tellOrThrow(request, error))
}

/** Anew at the end of the cache, whose oldest pages go. */
async function keepSitePage(url: string, response: Response): Promise<void> {
  const cache = await caches.open(siteCache)
  await cache.delete(url)
  await cache.put(url, response)
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - mostSitePages))) await cache.delete(old)
}

/** Pages that somebody opened before this worker was there, and the offline page. */
async function keepVisited(paths: string[]): Promise<void> {
  for (const path of paths) {
    const url = new URL(path, worker.location.origin).href
    const plan = offlinePlan({ method: 'GET', url, mode: 'navigate' }, worker.location.origin)
    if (plan !== 'visit' && plan !== 'page') continue
    try {
      const response = await fetch(url, { headers: { Accept: 'text/html' } })
      if (!isWorthKeeping(response) || !isKeptOnVisit(url, response.headers)) continue
      await keepAssets(assetsIn(await response.clone().text()), false)
      if (plan === 'visit') await keepSitePage(url, response)
      else await (await caches.open(pageCache)).put(url, response)
    } catch {
      // Without a network now, the next page tries again.
    }
  }
}

/** Redirects to the offline page if that is cached. It has its own address, because a page hydrated under another address would reload for ever. */
async function tellOrThrow(request: Request, error: unknown): Promise<Response> {
  const address = offlineAddress(request.url)
  const kept = await (await caches.open(pageCache)).match(address)
  if (request.mode !== 'navigate' || !kept) throw error
  return Response.redirect(address)
}

/** Caches one page with every file it needs, so that it opens offline. */
async function keepPage(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin).href
  if (offlinePlan({ method: 'GET', url }, worker.location.origin) !== 'page') return
  const response = await fetch(url, { headers: { Accept: 'text/html' } })
  if (!isWorthKeeping(response)) return
  await keepAssets(assetsIn(await response.clone().text()))
  const cache = await caches.open(pageCache)
  // Navigation within the app requests this instead of the page.
  const data = await fetch(`${url}.data`)
  if (isWorthKeeping(data)) await cache.put(`${url}.data`, data)
  // The page is stored last, so that a cached page is always complete.
  await cache.put(url, response)
  await forgetOldAssets()
}

/** `deep` follows what the files name in turn. */
async function keepAssets(paths: string[], deep = true): Promise<void> {
  const cache = await caches.open(assetCache)
  for (const path of paths) {
    const url = new URL(path, worker.location.origin).href
    if (await cache.match(url)) continue
    const response = await fetch(url)
    if (!response.ok) continue
    await cache.put(url, response.clone())
    if (deep && namesItsNeeds(path)) await keepAssets(assetsIn(await response.text()))
  }
}

async function forgetOldAssets(): Promise<void> {
  const cache = await caches.open(assetCache)
  const kept = await cache.keys()
  // In the order in which they were kept.
  for (const request of kept.slice(0, Math.max(0, kept.length - mostAssets))) await cache.delete(request)
}

function isWorthKeeping(response: Response): boolean {
  return response.status === 200 && !response.redirected && response.type === 'basic'
}

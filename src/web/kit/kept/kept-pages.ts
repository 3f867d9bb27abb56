/** The cache for pages that open offline, and for the built files they need. */
export const pageCache = 'quorum-pages'
export const assetCache = 'quorum-assets'

/** The cache for pages of the public site that were visited: the same for everybody, and the oldest go. */
export const siteCache = 'quorum-site'

/** How many of them are kept. A page has about 100 kB as the cache holds it. */
export const mostSitePages = 60

/** Pages that are kept only where somebody asked for it, and go together: the cabinet's with its log-in, the gate's with its device. */
export type KeptPart = 'cabinet' | 'gate'

const parts: Record<KeptPart, RegExp> = {
  cabinet: /^(?:\/en)?\/account(?:[/.]|$)/,
  gate: /^(?:\/en)?\/organizer\/gate(?:[/.]|$)/,
}

/** The part to which a page, or the data of one, belongs; null for those that belong to nobody. */
export function keptPartOf(pathname: string): KeptPart | null {
  const found = Object.entries(parts).find(([, pattern]) => pattern.test(pathname))
  return found ? (found[0] as KeptPart) : null
}

export type KeptSitePage = { url: string; title: string; at: Date }

/** Pages of the site that open without a network, in this language, the latest first. */
export async function keptSitePages(english: boolean, most: number): Promise<KeptSitePage[]> {
  try {
    if (!(await window.caches?.has(siteCache))) return []
    const cache = await window.caches.open(siteCache)
    const ours = (await cache.keys())
      .map(({ url }) => url)
      .filter(url => !new URL(url).search && /^\/en(?:\/|$)/.test(new URL(url).pathname) === english)
      .reverse()
      .slice(0, most)
    const pages = await Promise.all(ours.map(async url => keptSitePage(url, await cache.match(url))))
    return pages.filter(page => page !== null)
  } catch {
    return []
  }
}

async function keptSitePage(url: string, response: Response | undefined): Promise<KeptSitePage | null> {
  const at = keptAt(response)
  if (!response || !at) return null
  const title = new DOMParser().parseFromString(await response.text(), 'text/html').title
  return { url, title: title.replace(/ — [^—]*$/, ''), at }
}

/** When the server sent it. */
export function keptAt(response: Response | undefined): Date | null {
  const at = Date.parse(response?.headers.get('Date') ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}

/** Tells the worker to delete the pages of a part, since it may be about to cache some. */
export type ForgetMessage = { forget: KeptPart }

/** Deletes the pages of a part in both languages, here and in the worker. */
export async function forgetPages(part: KeptPart): Promise<void> {
  if (typeof window === 'undefined') return
  await deletePages(window, part)
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    worker?.active?.postMessage({ forget: part } satisfies ForgetMessage)
  } catch {
    // A browser may forbid workers in a private window.
  }
}

/** Leaves the programme and the offline page, which belong to nobody. */
export async function deletePages({ caches }: { caches?: CacheStorage }, part: KeptPart): Promise<void> {
  try {
    // Opening a cache would create it.
    if (!(await caches?.has(pageCache))) return
    const cache = await caches?.open(pageCache)
    if (!cache) return
    for (const { url } of await cache.keys())
      if (keptPartOf(new URL(url).pathname) === part) await cache.delete(url)
  } catch {
    // If the browser forbids caches, nothing was kept.
  }
}

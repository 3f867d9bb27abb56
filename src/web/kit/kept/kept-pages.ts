/** Where the service worker keeps pages that open without a network, and the built files that they need. */
export const pageCache = 'quorum-pages'
export const assetCache = 'quorum-assets'

/** What a page says to the worker when the cabinet's pages have to go: it may be about to keep some. */
export const forgetMessage = { forget: 'cabinet' }

/** Has the cabinet's pages forgotten, in both languages, by this page and by the worker. */
export async function forgetCabinetPages(): Promise<void> {
  if (typeof window === 'undefined') return
  await deleteCabinetPages(window)
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    worker?.active?.postMessage(forgetMessage)
  } catch {
    // A browser may forbid workers in a private window.
  }
}

/** Deletes them; the programme and the page that says there is no network are everybody's. */
export async function deleteCabinetPages({ caches }: { caches?: CacheStorage }): Promise<void> {
  try {
    // Opening a cache would make one.
    if (!(await caches?.has(pageCache))) return
    const cache = await caches?.open(pageCache)
    if (!cache) return
    for (const { url } of await cache.keys()) if (isOfCabinet(new URL(url).pathname)) await cache.delete(url)
  } catch {
    // A browser may forbid it: then nothing was kept.
  }
}

/** Whether a page, or the data of one, is the cabinet's. */
export function isOfCabinet(pathname: string): boolean {
  return /^(?:\/en)?\/account(?:[/.]|$)/.test(pathname)
}

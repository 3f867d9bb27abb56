/** The cache for pages that open offline, and for the built files they need. */
export const pageCache = 'quorum-pages'
export const assetCache = 'quorum-assets'

/** Tells the worker to delete the cabinet's pages, since it may be about to cache some. */
export const forgetMessage = { forget: 'cabinet' }

/** Deletes the cabinet's pages in both languages, here and in the worker. */
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

/** Leaves the programme and the offline page, which belong to nobody. */
export async function deleteCabinetPages({ caches }: { caches?: CacheStorage }): Promise<void> {
  try {
    // Opening a cache would create it.
    if (!(await caches?.has(pageCache))) return
    const cache = await caches?.open(pageCache)
    if (!cache) return
    for (const { url } of await cache.keys()) if (isOfCabinet(new URL(url).pathname)) await cache.delete(url)
  } catch {
    // If the browser forbids caches, nothing was kept.
  }
}

/** Whether a path is a page of the cabinet, or the data of one. */
export function isOfCabinet(pathname: string): boolean {
  return /^(?:\/en)?\/account(?:[/.]|$)/.test(pathname)
}

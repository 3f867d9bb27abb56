/** Where the service worker keeps pages that open without a network, and the built files that they need. */
export const pageCache = 'quorum-pages'
export const assetCache = 'quorum-assets'

/** Forgets the cabinet's pages, in both languages; the programme and the page that says there is no network are everybody's. */
export async function forgetCabinetPages(): Promise<void> {
  try {
    if (typeof window === 'undefined' || !('caches' in window)) return
    // Opening a cache would make one.
    if (!(await window.caches.has(pageCache))) return
    const cache = await window.caches.open(pageCache)
    for (const { url } of await cache.keys()) if (isOfCabinet(new URL(url).pathname)) await cache.delete(url)
  } catch {
    // A browser may forbid it: then nothing was kept.
  }
}

/** Whether a page, or the data of one, is the cabinet's. */
export function isOfCabinet(pathname: string): boolean {
  return /^(?:\/en)?\/account(?:[/.]|$)/.test(pathname)
}

import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'

/**
 * Lets the service worker keep these pages for offline use. Registered only from the apps that need it, so that visitors of the public site do not load
 * it. Does nothing where the browser has no workers.
 */
export async function keepPages(paths: readonly string[]): Promise<void> {
  // The development server changes files without changing their names, so a cache would go stale.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: paths })
  } catch {
    // A browser may forbid workers in a private window.
  }
}

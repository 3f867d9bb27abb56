import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'

/** Lets the service worker keep these pages for offline use, with every file that they need. */
export function keepPages(paths: readonly string[]): Promise<void> {
  return tellWorker({ keep: paths })
}

/** The same for pages of the public site, which are complete without their islands: only what their HTML names is kept with them. */
export function keepSitePages(paths: readonly string[]): Promise<void> {
  return tellWorker({ visited: paths })
}

/** Does nothing where the browser has no workers. */
async function tellWorker(
  message: { keep: readonly string[] } | { visited: readonly string[] },
): Promise<void> {
  // The development server changes files without changing their names, so a cache would go stale.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(message)
  } catch {
    // A browser may forbid workers in a private window.
  }
}

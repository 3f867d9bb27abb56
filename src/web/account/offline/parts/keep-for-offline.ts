import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'

/**
 * Has the service worker keep these pages, so that they open without a network. Registered from the cabinet alone: visitors of the
 * public site carry nothing of it. Silent where the browser has no workers: the page then needs a network, as ever.
 */
export async function keepForOffline(paths: readonly string[]): Promise<void> {
  // The development server changes its files under their names.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: paths })
  } catch {
    // A browser may forbid workers in a private window.
  }
}

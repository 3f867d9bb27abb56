import { useEffect } from 'react'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'
import { pathTo } from '#web/paths.ts'

/** Milliseconds to wait after the cabinet opens, so that what the person asked for loads first. */
const delay = 6000

/** Keeps the cabinet's shell, the badge, the programme and the offline page on the device, in this language. */
export function useOfflinePages(): void {
  const locale = useLocale()
  useEffect(() => {
    const pages = (['offline', 'account', 'account-badge', 'program'] as const).map(page =>
      pathTo(locale, page),
    )
    const timer = window.setTimeout(() => void keepForOffline(pages), delay)
    return () => window.clearTimeout(timer)
  }, [locale])
}

/**
 * Lets the service worker keep these pages for offline use. Registered only from the cabinet, so that visitors of the public site do not load it.
 * Does nothing where the browser has no workers.
 */
async function keepForOffline(paths: readonly string[]): Promise<void> {
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

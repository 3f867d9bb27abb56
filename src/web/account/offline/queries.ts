import { useEffect } from 'react'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'
import { pathTo } from '#web/paths.ts'

/** A quiet moment after the cabinet has opened: what was asked for comes first. Milliseconds. */
const delay = 6000

/** Keeps the cabinet's shell, the badge, the programme and what is said about all other pages, in this language, on the device. */
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
 * Has the service worker keep these pages, so that they open without a network. Registered from the cabinet alone: visitors of the
 * public site carry nothing of it. Silent where the browser has no workers: the page then needs a network, as ever.
 */
async function keepForOffline(paths: readonly string[]): Promise<void> {
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

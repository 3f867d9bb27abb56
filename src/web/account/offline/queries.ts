import { useEffect } from 'react'
import type { Locale } from '#contract/field.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import serviceWorkerUrl from '#web/offline/service-worker.ts?worker&url'
import { pathTo } from '#web/paths.ts'

/** Milliseconds to wait after the cabinet opens, so that what the person asked for loads first. */
const delay = 6000

/** Keeps the cabinet's shell, the badge, the programme and the offline page on the device, in this language. */
export function useOfflinePages(): void {
  const locale = useLocale()
  useEffect(() => {
    const timer = window.setTimeout(() => void keepOfflinePages(locale), delay)
    return () => window.clearTimeout(timer)
  }, [locale])
}

/** The badge first: whoever has just chosen to keep it may be about to close the page. */
const pages = [
  'account-badge',
  'offline',
  'account',
  'account-programme',
  'program',
  'account-favourites',
] as const

/**
 * Lets the service worker keep these pages for offline use. Registered only from the cabinet, so that visitors of the public site do not load it.
 * Does nothing where the browser has no workers.
 */
export async function keepOfflinePages(locale: Locale): Promise<void> {
  // The development server changes files without changing their names, so a cache would go stale.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: pages.map(page => pathTo(locale, page)) })
  } catch {
    // A browser may forbid workers in a private window.
  }
}

import { useEffect } from 'react'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pathTo } from '#web/paths.ts'
import { keepForOffline } from './parts/keep-for-offline.ts'

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
